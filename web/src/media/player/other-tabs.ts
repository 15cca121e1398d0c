import { type AppPlayer, isSounding, type PlaybackState } from './playback.ts';

/** The connection between the players in a browser's tabs. */
export type PlayerTabs = {
  readonly notifyStarted: () => void;
  readonly onOtherStarted: (listener: () => void) => void;
};

/** Increase the number when tabs with older code would misunderstand a message. */
const CHANNEL = 'laneway.player.1';

export function createPlayerTabs(): PlayerTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    notifyStarted: () => channel.postMessage('started'),
    onOtherStarted: (listener) => {
      channel.onmessage = () => listener();
    },
  };
}

/** Starting in one tab pauses the others. */
export function pauseOtherTabs(player: AppPlayer, tabs: PlayerTabs): void {
  player.subscribe((state, before) => {
    if (sounds(state) && !sounds(before)) tabs.notifyStarted();
  });
  tabs.onOtherStarted(player.pause);
}

function sounds(state: PlaybackState): boolean {
  return state.kind === 'open' && isSounding(state.media);
}

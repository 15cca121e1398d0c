/** What the lock screen, the headphones and the keys of a keyboard are told of a player. */
export type LockScreenContent = {
  readonly title: string;
  readonly artist: string;
  readonly album?: string;
  readonly artwork: string | null;
  readonly isPlaying: boolean;
  /** In seconds; null while the duration isn't known. */
  readonly progress: {
    readonly position: number;
    readonly duration: number;
    readonly speed: number;
  } | null;
  readonly actions: Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler>>>;
};

export type LockScreen = {
  /** Shows a player, above the others once it plays. */
  readonly show: (player: object, content: LockScreenContent) => void;
  /** Shows the player below instead, or nothing. */
  readonly hide: (player: object) => void;
};

const ACTIONS: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
  'stop',
];

type Shown = { readonly player: object; readonly content: LockScreenContent };

/** There is one lock screen for all players of a page: the one that played last has it. */
export function createLockScreen(session: MediaSession | undefined): LockScreen {
  let shown: readonly Shown[] = [];
  let described = '';

  const describe = (content: LockScreenContent | null): void => {
    if (session === undefined) return;
    const { title, artist, album = '', artwork } = content ?? NOTHING;
    const description = content === null ? '' : JSON.stringify([title, artist, album, artwork]);
    // Anything else would have the phone load the artwork again each second.
    if (description === described) return;
    described = description;
    const images = artwork === null ? [] : [{ src: artwork }];
    session.metadata =
      content === null ? null : new MediaMetadata({ title, artist, album, artwork: images });
  };

  const apply = (): void => {
    if (session === undefined) return;
    const content = shown.at(-1)?.content ?? null;
    describe(content);
    session.playbackState = content === null ? 'none' : content.isPlaying ? 'playing' : 'paused';
    for (const action of ACTIONS) setAction(session, action, content?.actions[action] ?? null);
    setProgress(session, content?.progress ?? null);
  };

  return {
    show: (player, content) => {
      const entry = { player, content };
      const others = shown.filter((other) => other.player !== player);
      const isNew = others.length === shown.length;
      shown =
        isNew || content.isPlaying
          ? [...others, entry]
          : shown.map((other) => (other.player === player ? entry : other));
      apply();
    },
    hide: (player) => {
      shown = shown.filter((other) => other.player !== player);
      apply();
    },
  };
}

const NOTHING = { title: '', artist: '', album: '', artwork: null } as const;

function setAction(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Browsers throw for actions that they don't know.
  }
}

function setProgress(session: MediaSession, progress: LockScreenContent['progress']): void {
  if (session.setPositionState === undefined) return;
  if (progress === null) {
    session.setPositionState();
    return;
  }
  const { duration, speed: playbackRate } = progress;
  const position = Math.min(Math.max(0, progress.position), duration);
  session.setPositionState({ duration, position, playbackRate });
}

/** The lock screen of this browser. */
export const lockScreen = createLockScreen(globalThis.navigator?.mediaSession);

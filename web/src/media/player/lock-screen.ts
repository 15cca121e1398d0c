/** The player's data for lock screens, headphones and media keys. */
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
  /** Shows a player, on top of the others once it plays. */
  readonly show: (player: object, content: LockScreenContent) => void;
  /** Shows the player below it instead, or nothing. */
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

/** All players of a page share one lock screen: the one that played last has it. */
export function createLockScreen(session: MediaSession | undefined): LockScreen {
  let shown: readonly Shown[] = [];
  let described = '';

  const describe = (content: LockScreenContent | null): void => {
    if (session === undefined) return;
    const { title, artist, album = '', artwork } = content ?? NOTHING;
    const description = content === null ? '' : JSON.stringify([title, artist, album, artwork]);
    // Otherwise the phone would load the artwork again each second.
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
    // Browsers throw for unsupported actions.
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

export const lockScreen = createLockScreen(globalThis.navigator?.mediaSession);

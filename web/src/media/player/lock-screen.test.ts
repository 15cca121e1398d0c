import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLockScreen, type LockScreenContent } from './lock-screen.ts';

class FakeSession {
  metadata: { readonly title: string; readonly album: string; readonly artwork: unknown } | null =
    null;
  playbackState = 'none';
  position: MediaPositionState | undefined;
  readonly actions = new Map<string, unknown>();
  readonly setActionHandler = (name: string, handler: unknown) => {
    if (name === 'stop' && handler !== null && this.isOld) throw new TypeError('unknown');
    if (handler === null) this.actions.delete(name);
    else this.actions.set(name, handler);
  };
  readonly setPositionState = (position?: MediaPositionState) => {
    this.position = position;
  };
  isOld = false;
}

let session: FakeSession;
const open = () => createLockScreen(session as object as MediaSession);

beforeEach(() => {
  session = new FakeSession();
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

const AUDIO = {};
const VIDEO = {};
const content = (changes: Partial<LockScreenContent> = {}): LockScreenContent => ({
  title: 'Hosier Lane',
  artist: 'Laneways',
  album: 'Laneways',
  artwork: '/cover.webp',
  isPlaying: true,
  progress: { position: 5, duration: 24, speed: 1.5 },
  actions: { play: () => {}, nexttrack: () => {} },
  ...changes,
});

it('shows the track, its progress and the available actions', () => {
  open().show(AUDIO, content());
  expect(session.metadata).toMatchObject({
    title: 'Hosier Lane',
    album: 'Laneways',
    artwork: [{ src: '/cover.webp' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.position).toEqual({ duration: 24, position: 5, playbackRate: 1.5 });
  expect([...session.actions.keys()]).toEqual(['play', 'nexttrack']);
});

it('removes actions that are no longer available', () => {
  const screen = open();
  screen.show(AUDIO, content());
  screen.show(AUDIO, content({ isPlaying: false, actions: { play: () => {} } }));
  expect(session.playbackState).toBe('paused');
  expect([...session.actions.keys()]).toEqual(['play']);
});

it('keeps the position within the file', () => {
  open().show(AUDIO, content({ progress: { position: 24.2, duration: 24, speed: 1 } }));
  expect(session.position?.position).toBe(24);
});

it('is empty once nothing is left', () => {
  const screen = open();
  screen.show(AUDIO, content());
  screen.hide(AUDIO);
  expect(session).toMatchObject({ metadata: null, playbackState: 'none', position: undefined });
  expect(session.actions.size).toBe(0);
});

it('belongs to the owner that played last, and then to the previous one', () => {
  const screen = open();
  screen.show(AUDIO, content());
  screen.show(VIDEO, content({ title: 'A film' }));
  screen.show(AUDIO, content({ isPlaying: false }));
  expect(session.metadata?.title).toBe('A film');
  screen.hide(VIDEO);
  expect(session.metadata?.title).toBe('Hosier Lane');
  expect(session.playbackState).toBe('paused');
});

it('describes a track only once, however often its position changes', () => {
  const screen = open();
  screen.show(AUDIO, content());
  const { metadata } = session;
  screen.show(AUDIO, content({ progress: { position: 6, duration: 24, speed: 1 } }));
  expect(session.metadata).toBe(metadata);
});

it('works without unsupported actions, and without a lock screen', () => {
  session.isOld = true;
  open().show(AUDIO, content({ actions: { stop: () => {}, play: () => {} } }));
  expect([...session.actions.keys()]).toEqual(['play']);
  const none = createLockScreen(undefined);
  expect(() => {
    none.show(AUDIO, content());
    none.hide(AUDIO);
  }).not.toThrow();
});

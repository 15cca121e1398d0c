import { describe, expect, it } from 'vitest';
import {
  closedPlayback,
  offeredTrack,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackState,
  restoredPlayback,
  trackToRestore,
} from './playback.ts';
import { playbackStep } from './playback-step.ts';
import type { PlayerEvent } from './player-state.ts';
import { someTrack } from './track.test-data.ts';

const SETTINGS = { speed: 1, isContinuous: false };
const CONTINUOUS = { speed: 1, isContinuous: true };
const CLOSED = closedPlayback(SETTINGS);
const RESTORED = restoredPlayback(SETTINGS, someTrack(1), { position: 12, duration: null });

const media = (event: PlayerEvent): PlaybackEvent => ({ type: 'media', event });
const play = (placeId: 1 | 2 | 3, from: number | null = null): PlaybackEvent => ({
  type: 'play',
  track: someTrack(placeId),
  from,
});
const KNOWN = media({ type: 'duration known', duration: 24 });
const PLAYING = media({ type: 'playing' });
const FAILED = media({ type: 'failed' });
const ENDED = media({ type: 'ended' });
const movedTo = (position: number) => media({ type: 'moved', position });

function outcome(first: PlaybackState, ...events: readonly PlaybackEvent[]) {
  let effects: readonly PlaybackEffect[] = [];
  let state = first;
  for (const event of events) ({ state, effects } = playbackStep(state, event));
  return { state, effects };
}

const playing = (settings = SETTINGS) =>
  outcome(closedPlayback(settings), play(1), KNOWN, PLAYING, movedTo(5)).state;
const load = (placeId: 1 | 2 | 3, from: number | null, plays = true): PlaybackEffect => ({
  type: 'load',
  track: someTrack(placeId),
  from,
  plays,
});
const remember = (
  placeId: 1 | 2 | 3,
  position: number,
  duration: number | null = 24,
): PlaybackEffect => ({ type: 'remember', track: someTrack(placeId), position, duration });
const summary = (state: PlaybackState) =>
  state.kind === 'closed'
    ? 'closed'
    : `${state.track.placeId} ${state.media.phase} at ${state.media.position}`;

describe('the player of the app', () => {
  it.each<[string, PlaybackState, PlaybackEvent, string, readonly PlaybackEffect[]]>([
    ['starts a track where it stopped', CLOSED, play(1), '1 loading at 0', [load(1, null)]],
    ['starts a track at the given position', CLOSED, play(1, 7), '1 loading at 7', [load(1, 7)]],
    [
      'stores the position of the previous track',
      playing(),
      play(2),
      '2 loading at 0',
      [remember(1, 5), load(2, null)],
    ],
    [
      'stores no position for a track that has not loaded',
      outcome(CLOSED, play(1)).state,
      play(2),
      '2 loading at 0',
      [load(2, null)],
    ],
    ['does not restart the playing track', playing(), play(1), '1 playing at 5', []],
    ['pauses', playing(), { type: 'pause' }, '1 paused at 5', [{ type: 'pause' }]],
    [
      'pauses a track that is loading',
      outcome(CLOSED, play(1)).state,
      { type: 'pause' },
      '1 paused at 0',
      [{ type: 'pause' }],
    ],
    [
      'resumes a paused track',
      outcome(playing(), { type: 'pause' }).state,
      { type: 'resume' },
      '1 loading at 5',
      [{ type: 'play' }],
    ],
    ['does not resume a playing track', playing(), { type: 'resume' }, '1 playing at 5', []],
    ['is paused after a reload', RESTORED, { type: 'pause' }, '1 paused at 12', []],
    [
      'loads a restored track when it is played',
      RESTORED,
      { type: 'resume' },
      '1 loading at 12',
      [load(1, 12)],
    ],
    [
      'starts a restored track at the given position',
      RESTORED,
      play(1, 20),
      '1 loading at 20',
      [load(1, 20)],
    ],
    [
      'seeks',
      playing(),
      { type: 'seek', to: 20 },
      '1 playing at 20',
      [{ type: 'seek', to: 20 }, remember(1, 20)],
    ],
    [
      'seeks to its start at most',
      playing(),
      { type: 'seek', to: -9 },
      '1 playing at 0',
      [{ type: 'seek', to: 0 }, remember(1, 0)],
    ],
    [
      'seeks to its end at most',
      playing(),
      { type: 'seek', to: 99 },
      '1 playing at 24',
      [{ type: 'seek', to: 24 }, remember(1, 24)],
    ],
    [
      'stores a new position of a track that has not loaded',
      RESTORED,
      { type: 'seek', to: 3 },
      '1 paused at 3',
      [remember(1, 3, null)],
    ],
    [
      'goes to the next place',
      playing(),
      { type: 'next' },
      '2 loading at 0',
      [remember(1, 5), load(2, null)],
    ],
    ['stays at the first place on previous', playing(), { type: 'previous' }, '1 playing at 5', []],
    [
      'goes to the previous place',
      outcome(CLOSED, play(2)).state,
      { type: 'previous' },
      '1 loading at 0',
      [load(1, null)],
    ],
    [
      'stays at the last place on next',
      outcome(CLOSED, play(3)).state,
      { type: 'next' },
      '3 loading at 0',
      [],
    ],
    ['stops', playing(), { type: 'stop' }, 'closed', [remember(1, 5), { type: 'unload' }]],
    ['stays closed', CLOSED, { type: 'resume' }, 'closed', []],
    ['ignores events of a closed track', CLOSED, ENDED, 'closed', []],
    [
      'stores the position while playing',
      playing(),
      movedTo(6),
      '1 playing at 6',
      [remember(1, 6)],
    ],
    ['ends', playing(), ENDED, '1 ended at 24', [remember(1, 24)]],
    [
      'continues with the next place in continuous play',
      playing(CONTINUOUS),
      ENDED,
      '2 loading at 0',
      [remember(1, 24), load(2, null)],
    ],
    [
      'restarts a track that has ended',
      outcome(playing(), ENDED).state,
      { type: 'resume' },
      '1 loading at 0',
      [{ type: 'seek', to: 0 }, { type: 'play' }],
    ],
    [
      'is paused after seeking back from the end',
      outcome(playing(), ENDED).state,
      { type: 'seek', to: 4 },
      '1 paused at 4',
      [{ type: 'seek', to: 4 }, remember(1, 4)],
    ],
    ['requests a new link when it fails', playing(), FAILED, '1 loading at 5', [load(1, 5)]],
    [
      'does not start a paused track with the new link',
      outcome(playing(), { type: 'pause' }).state,
      FAILED,
      '1 paused at 5',
      [load(1, 5, false)],
    ],
    [
      'fails when the new link fails too',
      outcome(playing(), FAILED).state,
      FAILED,
      '1 failed at 5',
      [],
    ],
    [
      'requests another link when it fails much later',
      outcome(playing(), FAILED, PLAYING, movedTo(20)).state,
      FAILED,
      '1 loading at 20',
      [load(1, 20)],
    ],
    [
      'tries again on resume after a failure',
      outcome(playing(), FAILED, FAILED).state,
      { type: 'resume' },
      '1 loading at 5',
      [load(1, 5)],
    ],
  ])('%s', (_what, state, event, result, effects) => {
    const step = playbackStep(state, event);
    expect(summary(step.state)).toBe(result);
    expect(step.effects).toEqual(effects);
  });

  it('is the same object while it still waits, so that nothing rerenders', () => {
    const { state } = outcome(CLOSED, play(1));
    expect(outcome(state, media({ type: 'waiting' })).state).toBe(state);
  });

  it('stops after the last place, even with continuous play', () => {
    const { state } = outcome(closedPlayback(CONTINUOUS), play(3), KNOWN, PLAYING, ENDED);
    expect(summary(state)).toBe('3 ended at 24');
  });

  it('requests a new link again after a retry by the user', () => {
    const { effects } = outcome(playing(), FAILED, FAILED, { type: 'resume' }, FAILED);
    expect(effects).toEqual([load(1, 5)]);
  });

  it('applies another speed at once, and to the next track', () => {
    const faster = outcome(playing(), {
      type: 'change settings',
      settings: { speed: 2, isContinuous: true },
    });
    expect(faster.effects).toEqual([{ type: 'set speed', speed: 2 }]);
    const { state } = outcome(faster.state, { type: 'next' });
    expect(state).toMatchObject({
      settings: { speed: 2, isContinuous: true },
      media: { speed: 2 },
    });
  });

  it('uses the server’s newer data for the open track only', () => {
    const renamed = { ...someTrack(1), title: 'New name' };
    expect(outcome(playing(), { type: 'refresh', track: renamed }).state).toMatchObject({
      track: renamed,
      media: { phase: 'playing' },
    });
    expect(outcome(playing(), { type: 'refresh', track: someTrack(2) }).state).toMatchObject({
      track: someTrack(1),
    });
  });
});

describe('the track to play next', () => {
  it.each<[string, PlaybackState, number | null]>([
    ['a closed player', CLOSED, null],
    ['a playing track', playing(), null],
    ['an ended track', outcome(playing(), ENDED).state, 2],
    ['an ended last place', outcome(CLOSED, play(3), KNOWN, ENDED).state, null],
  ])('is offered only after the end of a track: %s', (_what, state, placeId) => {
    expect(offeredTrack(state)?.placeId ?? null).toBe(placeId);
  });

  it.each<[string, PlaybackState, number | null]>([
    ['a closed player', CLOSED, null],
    ['a playing track', playing(), 1],
    ['a restored track', RESTORED, 1],
    ['an ended track', outcome(playing(), ENDED).state, null],
  ])('is restored after a reload unless it has ended: %s', (_what, state, placeId) => {
    expect(trackToRestore(state)?.placeId ?? null).toBe(placeId);
  });
});

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
    ['starts where it is told', CLOSED, play(1, 7), '1 loading at 7', [load(1, 7)]],
    [
      'remembers the track that another one follows',
      playing(),
      play(2),
      '2 loading at 0',
      [remember(1, 5), load(2, null)],
    ],
    [
      'remembers nothing of one that has not loaded',
      outcome(CLOSED, play(1)).state,
      play(2),
      '2 loading at 0',
      [load(2, null)],
    ],
    ['does not start again what is playing', playing(), play(1), '1 playing at 5', []],
    ['pauses', playing(), { type: 'pause' }, '1 paused at 5', [{ type: 'pause' }]],
    [
      'pauses what is still loading',
      outcome(CLOSED, play(1)).state,
      { type: 'pause' },
      '1 paused at 0',
      [{ type: 'pause' }],
    ],
    [
      'goes on',
      outcome(playing(), { type: 'pause' }).state,
      { type: 'resume' },
      '1 loading at 5',
      [{ type: 'play' }],
    ],
    ['does not resume what is playing', playing(), { type: 'resume' }, '1 playing at 5', []],
    ['is paused after a reload', RESTORED, { type: 'pause' }, '1 paused at 12', []],
    [
      'loads what a reload brought back once it is played',
      RESTORED,
      { type: 'resume' },
      '1 loading at 12',
      [load(1, 12)],
    ],
    ['starts it elsewhere if told so', RESTORED, play(1, 20), '1 loading at 20', [load(1, 20)]],
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
      'remembers where it was moved to before it has loaded',
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
    ['has nothing before the first', playing(), { type: 'previous' }, '1 playing at 5', []],
    [
      'goes back to the place before',
      outcome(CLOSED, play(2)).state,
      { type: 'previous' },
      '1 loading at 0',
      [load(1, null)],
    ],
    [
      'has nothing after the last',
      outcome(CLOSED, play(3)).state,
      { type: 'next' },
      '3 loading at 0',
      [],
    ],
    ['stops', playing(), { type: 'stop' }, 'closed', [remember(1, 5), { type: 'unload' }]],
    ['stays closed', CLOSED, { type: 'resume' }, 'closed', []],
    ['hears nothing of what it closed', CLOSED, ENDED, 'closed', []],
    ['remembers how far it is', playing(), movedTo(6), '1 playing at 6', [remember(1, 6)]],
    ['ends', playing(), ENDED, '1 ended at 24', [remember(1, 24)]],
    [
      'goes on with the next place for those who want that',
      playing(CONTINUOUS),
      ENDED,
      '2 loading at 0',
      [remember(1, 24), load(2, null)],
    ],
    [
      'starts again what has ended',
      outcome(playing(), ENDED).state,
      { type: 'resume' },
      '1 loading at 0',
      [{ type: 'seek', to: 0 }, { type: 'play' }],
    ],
    [
      'has not ended any more once it is wound back',
      outcome(playing(), ENDED).state,
      { type: 'seek', to: 4 },
      '1 paused at 4',
      [{ type: 'seek', to: 4 }, remember(1, 4)],
    ],
    ['asks for a new link when it fails', playing(), FAILED, '1 loading at 5', [load(1, 5)]],
    [
      'does not start by that',
      outcome(playing(), { type: 'pause' }).state,
      FAILED,
      '1 paused at 5',
      [load(1, 5, false)],
    ],
    ['gives up when that fails too', outcome(playing(), FAILED).state, FAILED, '1 failed at 5', []],
    [
      'asks again when it fails much later',
      outcome(playing(), FAILED, PLAYING, movedTo(20)).state,
      FAILED,
      '1 loading at 20',
      [load(1, 20)],
    ],
    [
      'tries again when asked to',
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

  it('is the same state while it still waits, so that nothing rerenders', () => {
    const { state } = outcome(CLOSED, play(1));
    expect(outcome(state, media({ type: 'waiting' })).state).toBe(state);
  });

  it('ends for good after the last place, even with continuous play', () => {
    const { state } = outcome(closedPlayback(CONTINUOUS), play(3), KNOWN, PLAYING, ENDED);
    expect(summary(state)).toBe('3 ended at 24');
  });

  it('requests a new link again after a retry by the user', () => {
    const { effects } = outcome(playing(), FAILED, FAILED, { type: 'resume' }, FAILED);
    expect(effects).toEqual([load(1, 5)]);
  });

  it('takes another speed at once, and to the next track', () => {
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

describe('what follows', () => {
  it.each<[string, PlaybackState, number | null]>([
    ['nothing', CLOSED, null],
    ['what is playing', playing(), null],
    ['what has ended', outcome(playing(), ENDED).state, 2],
    ['the last place', outcome(CLOSED, play(3), KNOWN, ENDED).state, null],
  ])('%s, offers', (_what, state, placeId) => {
    expect(offeredTrack(state)?.placeId ?? null).toBe(placeId);
  });

  it.each<[string, PlaybackState, number | null]>([
    ['nothing', CLOSED, null],
    ['what is playing', playing(), 1],
    ['what was brought back', RESTORED, 1],
    ['what has ended', outcome(playing(), ENDED).state, null],
  ])('%s, after a reload is', (_what, state, placeId) => {
    expect(trackToRestore(state)?.placeId ?? null).toBe(placeId);
  });
});

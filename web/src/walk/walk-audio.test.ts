// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../media/player/some-player.test-data.ts';
import { someTrack } from '../media/player/track.test-data.ts';
import { createWalkAudio } from './walk-audio.ts';

function someAudio(startsOver = true) {
  const visited = visit();
  const report = vi.fn();
  const steering = { next: vi.fn(), previous: vi.fn() };
  const trackOf = (id: number) => (id === 1 || id === 2 ? someTrack(id) : null);
  const audio = createWalkAudio({
    player: visited.player,
    guideId: 9,
    trackOf,
    bellUrl: () => 'blob:bell',
    startsOver,
  });
  const stop = audio.follow(report, steering);
  return { ...visited, audio, report, steering, stop };
}

describe('the audio of a walk', () => {
  it('reports when a stop starts, pauses and ends, and how much of it was heard', () => {
    const { audio, report, arrive, player, element, say } = someAudio();
    audio.play(1);
    arrive(20);
    player.seek(5);
    player.pause();
    element.currentTime = 20;
    player.resume();
    say('ended');
    expect(report.mock.calls.map(([event]) => event)).toEqual([
      { stopId: 1, what: 'started', heard: 0 },
      { stopId: 1, what: 'paused', heard: 0.25 },
      { stopId: 1, what: 'started', heard: 0.25 },
      { stopId: 1, what: 'ended', heard: 1 },
    ]);
  });

  it('reports how much was heard of a stop that still plays when the walk is left', () => {
    const { audio, report, arrive, player, stop } = someAudio();
    audio.play(1);
    arrive(20);
    player.seek(17);
    stop();
    expect(report.mock.lastCall).toEqual([{ stopId: 1, what: 'paused', heard: 0.85 }]);
    player.pause();
    expect(report.mock.calls).toHaveLength(2);
  });

  it('reports that a stop was cut off, by another or by closing the player', () => {
    const { audio, report, player } = someAudio();
    audio.play(1);
    audio.play(2);
    player.stop();
    expect(report.mock.calls.map(([{ stopId, what }]) => `${stopId} ${what}`)).toEqual([
      '1 started',
      '1 failed',
      '2 started',
      '2 failed',
    ]);
  });

  it.each([
    ['from their beginnings on a new walk', true, 0],
    ['from where listening stopped on a resumed one', false, 8],
  ])('plays stops %s, and goes on after an interruption', (_, startsOver, position) => {
    const { audio, arrive, player, element } = someAudio(startsOver);
    const listenTo = (stopId: number, seconds: number) => {
      audio.play(stopId);
      arrive(20);
      player.seek(seconds);
    };
    player.play(someTrack(1));
    arrive(20);
    player.seek(8);
    player.stop();
    audio.play(1);
    arrive(20);
    expect(element.currentTime).toBe(position);
    player.seek(12);
    listenTo(2, 5);
    audio.play(1);
    arrive(20);
    expect(element.currentTime).toBe(12);
  });

  it('reports that a stop can’t be played', () => {
    const { audio, report } = someAudio();
    audio.play(3);
    expect(report).toHaveBeenLastCalledWith({ stopId: 3, what: 'failed', heard: 0 });
  });

  it('ignores the audio of other guides', () => {
    const { audio, report, player, phase } = someAudio();
    player.play({ ...someTrack(1), guideId: 8 });
    audio.silence(1);
    expect(phase()).toBe('1 playing');
    expect(report).not.toHaveBeenCalled();
  });

  it('stops the audio of the given stop only', () => {
    const { audio, phase } = someAudio();
    audio.play(1);
    audio.silence(2);
    expect(phase()).toBe('1 playing');
    audio.silence(1);
    expect(phase()).toBe('closed');
  });

  it('prefetches a stop', () => {
    const { audio, prefetching } = someAudio();
    audio.prefetch(2);
    expect(prefetching.src).toContain('2.mp3');
  });

  it('releases the player when it stops', () => {
    const { stop, player, report, audio } = someAudio();
    expect(player.isSteered()).toBe(true);
    stop();
    expect(player.isSteered()).toBe(false);
    audio.play(1);
    expect(report).not.toHaveBeenCalled();
  });
});

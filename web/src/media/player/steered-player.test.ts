// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { visit } from './some-player.test-data.ts';
import { someTrack, URL_OF_1 } from './track.test-data.ts';

const BELL = 'blob:bell';

describe('a player that is steered', () => {
  it('leaves next and previous to its steering, and doesn’t continue automatically', () => {
    const { player, say, phase } = visit();
    const steering = { next: vi.fn(), previous: vi.fn() };
    player.setContinuous(true);
    player.steer(steering);
    player.play(someTrack(1));
    say('ended');
    expect(phase()).toBe('1 ended');
    player.next();
    player.previous();
    expect(steering.next).toHaveBeenCalledOnce();
    expect(steering.previous).toHaveBeenCalledOnce();
    expect(phase()).toBe('1 ended');
  });

  it('continues automatically again once the steering is removed', () => {
    const { player, say, phase } = visit();
    player.setContinuous(true);
    player.steer({ next: vi.fn(), previous: vi.fn() });
    player.steer(null);
    player.play(someTrack(1));
    say('ended');
    expect(phase()).toBe('2 playing');
  });

  it('keeps a setting for continuous play that is changed meanwhile', () => {
    const { player, say, phase } = visit();
    player.steer({ next: vi.fn(), previous: vi.fn() });
    player.setContinuous(true);
    player.play(someTrack(1));
    say('ended');
    expect(phase()).toBe('1 ended');
    player.steer(null);
    expect(player.getState().settings.isContinuous).toBe(true);
  });
});

describe('a short sound', () => {
  it('is played by the same audio element, without becoming a track', async () => {
    const { player, element, say, phase } = visit();
    expect(await player.ring(BELL)).toBe(true);
    expect(element.src).toBe(BELL);
    say('ended');
    expect(phase()).toBe('closed');
  });

  it('doesn’t interrupt playback', async () => {
    const { player, element } = visit();
    player.play(someTrack(1));
    expect(await player.ring(BELL)).toBe(false);
    expect(element.src).toContain(URL_OF_1);
  });

  it('doesn’t change a paused track', async () => {
    const { player, element, arrive, say, phase } = visit();
    player.play(someTrack(1), 7);
    arrive();
    player.pause();
    await player.ring(BELL);
    say('ended');
    expect(phase()).toBe('1 paused');
    player.resume();
    arrive();
    expect(element.src).toContain(URL_OF_1);
    expect(element.currentTime).toBe(7);
  });

  it('returns false if the browser refuses', async () => {
    const { player, element } = visit();
    Object.defineProperty(element, 'play', { value: () => Promise.reject(new Error('refused')) });
    expect(await player.ring(BELL)).toBe(false);
  });
});

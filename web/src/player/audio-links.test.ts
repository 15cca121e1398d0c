// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAudioLinks } from './audio-links.ts';

const { signal } = new AbortController();

function someLinks() {
  let count = 0;
  const element = document.createElement('audio');
  const resolve = vi.fn(async (field: string) => `https://store.example/${field}?link=${++count}`);
  return { element, resolve, links: createAudioLinks({ resolve, createElement: () => element }) };
}

describe('what is prefetched', () => {
  it('is loaded ahead, and its link comes at once', async () => {
    const { links, element } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(element.src).toBe('https://store.example/a.mp3?link=1'));
    expect(element.preload).toBe('auto');
    expect(links.resolve('a.mp3', signal)).toBe('https://store.example/a.mp3?link=1');
  });

  it('is asked for once', async () => {
    const { links, element, resolve } = someLinks();
    links.prefetch('a.mp3');
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(element.src).toContain('a.mp3'));
    links.prefetch('a.mp3');
    expect(resolve).toHaveBeenCalledOnce();
  });

  it('leaves its place to the next, also while its link is on the way', async () => {
    const { links, element } = someLinks();
    links.prefetch('a.mp3');
    links.prefetch('b.mp3');
    await vi.waitFor(() => expect(element.src).toContain('b.mp3'));
    expect(links.resolve('a.mp3', signal)).toBeInstanceOf(Promise);
    expect(links.resolve('b.mp3', signal)).toContain('b.mp3');
  });

  it('gets a new link when the first one was of no use', async () => {
    const { links, element } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(element.src).toContain('link=1'));
    expect(links.resolve('a.mp3', signal)).toContain('link=1');
    expect(await links.resolve('a.mp3', signal)).toContain('link=2');
  });

  it('gets a new link once the first one may have expired', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { links, element } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(element.src).toContain('link=1'));
    vi.advanceTimersByTime(10 * 60_000);
    expect(await links.resolve('a.mp3', signal)).toContain('link=2');
  });

  it('can be tried again after a failure', async () => {
    const { links, resolve, element } = someLinks();
    resolve.mockRejectedValueOnce(new Error('offline'));
    links.prefetch('a.mp3');
    await vi.waitFor(() => {
      links.prefetch('a.mp3');
      expect(element.src).toContain('a.mp3');
    });
  });
});

// @vitest-environment happy-dom
import { PRESIGNED_LINK_LIFETIME_MS } from '@laneway/domain/timing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAudioLinks } from './audio-links.ts';

const { signal } = new AbortController();

function someLinks() {
  let count = 0;
  const elements: HTMLAudioElement[] = [];
  const createElement = () => {
    const element = document.createElement('audio');
    elements.push(element);
    return element;
  };
  const resolve = vi.fn<(field: string) => string | Promise<string>>(
    async (field) => `https://store.example/${field}?link=${++count}`,
  );
  /** The loaded or loading files, in the order in which they were requested. */
  const loaded = () => elements.flatMap(({ src }) => /[^/]*$/.exec(src)?.[0] || []);
  return { elements, loaded, resolve, links: createAudioLinks({ resolve, createElement }) };
}

describe('prefetched audio', () => {
  it('is loaded ahead of time, and its link is available at once', async () => {
    const { links, loaded, elements } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(loaded()).toEqual(['a.mp3?link=1']));
    expect(elements[0]?.preload).toBe('auto');
    expect(links.resolve('a.mp3', signal)).toBe('https://store.example/a.mp3?link=1');
  });

  it('is requested once', async () => {
    const { links, loaded, resolve } = someLinks();
    links.prefetch('a.mp3');
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(loaded()).toHaveLength(1));
    links.prefetch('a.mp3');
    expect(resolve).toHaveBeenCalledOnce();
  });

  it('stays loaded when the next file is prefetched, as on a walk', async () => {
    const { links, loaded } = someLinks();
    links.prefetch('a.mp3');
    links.prefetch('b.mp3');
    await vi.waitFor(() => expect(loaded()).toEqual(['a.mp3?link=1', 'b.mp3?link=2']));
    expect(links.resolve('a.mp3', signal)).toContain('link=1');
    expect(links.resolve('b.mp3', signal)).toContain('link=2');
  });

  it('stays loaded while it plays, and is dropped when the next one plays', async () => {
    const { links, loaded } = someLinks();
    for (const field of ['a.mp3', 'b.mp3']) links.prefetch(field);
    await vi.waitFor(() => expect(loaded()).toHaveLength(2));
    void links.resolve('a.mp3', signal);
    expect(loaded()).toHaveLength(2);
    void links.resolve('b.mp3', signal);
    expect(loaded()).toEqual(['b.mp3?link=2']);
  });

  it('is limited to six files: the oldest is dropped, even while its link is loading', async () => {
    const { links, loaded } = someLinks();
    for (const letter of 'abcdefg') links.prefetch(letter);
    await vi.waitFor(() => expect(loaded()).toHaveLength(6));
    expect(loaded()[0]).toContain('b');
    links.prefetch('h');
    await vi.waitFor(() => expect(loaded().at(-1)).toContain('h'));
    expect(loaded()[0]).toContain('c');
    expect(links.resolve('a', signal)).toBeInstanceOf(Promise);
  });

  it('gets a new link when the first one failed', async () => {
    const { links, loaded } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(loaded()).toHaveLength(1));
    expect(links.resolve('a.mp3', signal)).toContain('link=1');
    expect(await links.resolve('a.mp3', signal)).toContain('link=2');
  });

  it('gets a new link once the first one may have expired', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { links, loaded } = someLinks();
    links.prefetch('a.mp3');
    await vi.waitFor(() => expect(loaded()).toHaveLength(1));
    vi.advanceTimersByTime(PRESIGNED_LINK_LIFETIME_MS / 2);
    expect(await links.resolve('a.mp3', signal)).toContain('link=2');
  });

  it('keeps a permanent URL, however long it takes to reach the place', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { links, loaded, resolve } = someLinks();
    resolve.mockReturnValue('/media/a.mp3');
    links.prefetch('a.mp3');
    vi.advanceTimersByTime(3_600_000);
    void links.resolve('a.mp3', signal);
    expect(loaded()).toEqual(['a.mp3']);
    expect(resolve).toHaveBeenCalledOnce();
  });

  it('can be requested again after a failure', async () => {
    const { links, resolve, loaded } = someLinks();
    resolve.mockRejectedValueOnce(new Error('offline'));
    links.prefetch('a.mp3');
    await vi.waitFor(() => {
      links.prefetch('a.mp3');
      expect(loaded()).toEqual(['a.mp3?link=1']);
    });
  });
});

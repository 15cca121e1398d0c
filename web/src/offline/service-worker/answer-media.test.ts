import { describe, expect, it } from 'vitest';
import { answerFromStore } from './answer-media.ts';

const URL_OF_FILE = 'https://laneway.example/media/production/walk.mp3';
const BYTES = 'abcdefghij';

/** Asks a store that has one file of ten bytes, or none. */
async function ask(headers: Record<string, string> = {}, method = 'GET', hasFile = true) {
  const blob = new Blob([BYTES], { type: 'audio/mpeg' });
  const request = { url: URL_OF_FILE, method, headers: new Headers(headers) };
  return answerFromStore(request, async (url) => (hasFile && url === URL_OF_FILE ? blob : null));
}

describe('a file of a saved guide', () => {
  it.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/10'],
    ['bytes=4-', 'efghij', 'bytes 4-9/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=8-100', 'ij', 'bytes 8-9/10'],
    ['bytes=0-', BYTES, 'bytes 0-9/10'],
  ])('answers %s with exactly that', async (range, body, contentRange) => {
    const response = await ask({ range });
    expect(response?.status).toBe(206);
    expect(await response?.text()).toBe(body);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  it.each([undefined, 'bytes=0-1,4-5', 'items=0-1'])('is sent whole for %s', async (range) => {
    const response = await ask(range === undefined ? {} : { range });
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-length')).toBe('10');
    expect(response?.headers.get('accept-ranges')).toBe('bytes');
    expect(await response?.text()).toBe(BYTES);
  });

  it('says how long it is where a range begins after its end', async () => {
    const response = await ask({ range: 'bytes=10-' });
    expect(response?.status).toBe(416);
    expect(response?.headers.get('content-range')).toBe('bytes */10');
    expect(await response?.text()).toBe('');
  });

  it('answers HEAD without its bytes', async () => {
    const response = await ask({ range: 'bytes=0-3' }, 'HEAD');
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-length')).toBe('10');
    expect(await response?.text()).toBe('');
  });

  it('is left to the network where it isn’t saved, or the store is broken', async () => {
    expect(await ask({}, 'GET', false)).toBeNull();
    const request = { url: URL_OF_FILE, method: 'GET', headers: new Headers() };
    const broken = () => Promise.reject(new Error('The database is gone'));
    expect(await answerFromStore(request, broken)).toBeNull();
  });
});

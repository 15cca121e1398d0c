import { describe, expect, it } from 'vitest';
import { answerFromStore, answerTile, type TileSources } from './answer-files.ts';

const URL_OF_FILE = 'https://laneway.example/media/production/walk.mp3';
const BYTES = 'abcdefghij';

/** Requests a file from a store that has one file of ten bytes, or none. */
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
  ])('answers %s with exactly that range', async (range, body, contentRange) => {
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

  it.each([undefined, 'bytes=0-1,4-5', 'items=0-1'])('is sent as a whole for %s', async (range) => {
    const response = await ask(range === undefined ? {} : { range });
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-length')).toBe('10');
    expect(response?.headers.get('accept-ranges')).toBe('bytes');
    expect(await response?.text()).toBe(BYTES);
  });

  it('responds with the length if a range begins after the end', async () => {
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

  it('is left to the network if it isn’t saved, or if the store is broken', async () => {
    expect(await ask({}, 'GET', false)).toBeNull();
    const request = { url: URL_OF_FILE, method: 'GET', headers: new Headers() };
    const broken = () => Promise.reject(new Error('The database is gone'));
    expect(await answerFromStore(request, broken)).toBeNull();
  });
});

const offline = new TypeError('Failed to fetch');
const unreachable = () => Promise.reject(offline);
const never = new Promise<never>(() => undefined);
const stored = async (id: string) => (id === '14/1/2' ? new Blob(['saved']) : null);

async function askTile(id: string, sources: Partial<TileSources>): Promise<string> {
  const response = await answerTile(id, {
    request: unreachable,
    findStoredTile: stored,
    timeout: () => never,
    ...sources,
  });
  return response.text();
}

describe('a tile', () => {
  it('comes from the network if there is a connection', async () => {
    expect(await askTile('14/1/2', { request: async () => new Response('fresh') })).toBe('fresh');
  });

  it('comes from the saved guides if there is no connection', async () => {
    expect(await askTile('14/1/2', {})).toBe('saved');
  });

  it('comes from the saved guides if the network takes too long', async () => {
    const slow = { request: () => never, timeout: async () => undefined };
    expect(await askTile('14/1/2', slow)).toBe('saved');
  });

  it('is awaited from the network if it isn’t saved', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = askTile('14/9/9', {
      request: () => late.promise,
      timeout: async () => undefined,
    });
    late.resolve(new Response('late'));
    expect(await asked).toBe('late');
  });

  it('fails as it would without a worker if it isn’t saved', async () => {
    await expect(askTile('14/9/9', {})).rejects.toBe(offline);
    const findStoredTile = () => Promise.reject(new Error('gone'));
    await expect(askTile('14/1/2', { findStoredTile })).rejects.toBe(offline);
  });
});

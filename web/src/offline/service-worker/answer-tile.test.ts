import { describe, expect, it } from 'vitest';
import { answerTile, type TileSources } from './answer-tile.ts';

const offline = new TypeError('Failed to fetch');
const unreachable = () => Promise.reject(offline);
const never = new Promise<never>(() => undefined);
const stored = async (id: string) => (id === '14/1/2' ? new Blob(['saved']) : null);

async function ask(id: string, sources: Partial<TileSources>): Promise<string> {
  const response = await answerTile(id, {
    request: unreachable,
    findStoredTile: stored,
    timeout: () => never,
    ...sources,
  });
  return response.text();
}

describe('a tile', () => {
  it('comes from the network where there is one', async () => {
    expect(await ask('14/1/2', { request: async () => new Response('fresh') })).toBe('fresh');
  });

  it('comes from the saved guides where there is none', async () => {
    expect(await ask('14/1/2', {})).toBe('saved');
  });

  it('comes from the saved guides where the network takes too long', async () => {
    const slow = { request: () => never, timeout: async () => undefined };
    expect(await ask('14/1/2', slow)).toBe('saved');
  });

  it('is waited for where it isn’t saved', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = ask('14/9/9', { request: () => late.promise, timeout: async () => undefined });
    late.resolve(new Response('late'));
    expect(await asked).toBe('late');
  });

  it('fails as it would without a worker where it isn’t saved', async () => {
    await expect(ask('14/9/9', {})).rejects.toBe(offline);
    const findStoredTile = () => Promise.reject(new Error('gone'));
    await expect(ask('14/1/2', { findStoredTile })).rejects.toBe(offline);
  });
});

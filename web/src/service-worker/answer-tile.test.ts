import { describe, expect, it } from 'vitest';
import { answerTile } from './answer-tile.ts';

const offline = new TypeError('Failed to fetch');
const unreachable = () => Promise.reject(offline);
const stored = async (id: string) => (id === '14/1/2' ? new Blob(['saved']) : null);

describe('a tile', () => {
  it('comes from the network where there is one', async () => {
    const request = async () => new Response('fresh');
    const response = await answerTile('14/1/2', { request, findStoredTile: stored });
    expect(await response.text()).toBe('fresh');
  });

  it('comes from the saved guides where there is none', async () => {
    const parts = { request: unreachable, findStoredTile: stored };
    expect(await (await answerTile('14/1/2', parts)).text()).toBe('saved');
  });

  it('fails as it would without a worker where it isn’t saved', async () => {
    const parts = { request: unreachable, findStoredTile: stored };
    await expect(answerTile('14/9/9', parts)).rejects.toBe(offline);
    const broken = {
      request: unreachable,
      findStoredTile: () => Promise.reject(new Error('gone')),
    };
    await expect(answerTile('14/1/2', broken)).rejects.toBe(offline);
  });
});

import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addCompressedForms, chooseRepresentation, toCachedResponse } from './cached-response.ts';

const LONG = { words: 'laneway '.repeat(400) };
const nothing = { ifNoneMatch: undefined, acceptEncoding: undefined };

describe('a cached response', () => {
  it('has a weak tag that depends on its bytes', async () => {
    const { etag } = await toCachedResponse(LONG);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect((await toCachedResponse({ ...LONG })).etag).toBe(etag);
    expect((await toCachedResponse({ words: 'other' })).etag).not.toBe(etag);
  });

  it('uses no more memory than its bytes, in every encoding', async () => {
    const answer = await toCachedResponse(LONG);
    await addCompressedForms(answer);
    const forms = [answer.bytes, answer.compressed.br, answer.compressed.gzip];
    expect(forms.map((form) => form?.buffer.byteLength)).toEqual(forms.map((form) => form?.length));
  });

  it('is sent whole to a client that asks for nothing special', async () => {
    const answer = await toCachedResponse(LONG);
    expect(chooseRepresentation(answer, nothing)).toEqual({
      status: 200,
      encoding: null,
      bytes: answer.bytes,
    });
  });

  it('is sent as 304 without bytes to a client that has it', async () => {
    const answer = await toCachedResponse(LONG);
    const has = { ifNoneMatch: `"old", ${answer.etag}`, acceptEncoding: 'br' };
    expect(chooseRepresentation(answer, has)).toEqual({ status: 304, encoding: null, bytes: null });
    const hadAnother = { ...nothing, ifNoneMatch: 'W/"old"' };
    expect(chooseRepresentation(answer, hadAnother).status).toBe(200);
  });

  it('is sent compressed once its compressed forms exist, and uncompressed before', async () => {
    const answer = await toCachedResponse(LONG);
    const asks = { ...nothing, acceptEncoding: 'gzip' };
    expect(chooseRepresentation(answer, asks)).toMatchObject({
      encoding: null,
      bytes: answer.bytes,
    });
    await addCompressedForms(answer);
    const { encoding, bytes } = chooseRepresentation(answer, asks);
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes ?? '')).toEqual(answer.bytes);
    expect(chooseRepresentation(answer, nothing)).toMatchObject({
      encoding: null,
      bytes: answer.bytes,
    });
  });

  it('isn’t compressed when it is short', async () => {
    const answer = await toCachedResponse({ words: 'few' });
    await addCompressedForms(answer);
    expect(answer.compressed).toEqual({});
  });
});

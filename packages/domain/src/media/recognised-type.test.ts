import { describe, expect, it } from 'vitest';
import type { MediaType } from './kinds.ts';
import { recogniseType } from './recognised-type.ts';

const recognise = (sniffed: string | null, declared: MediaType, text = '') =>
  recogniseType({ sniffed, text }, declared);

describe('the type of an upload', () => {
  // biome-ignore format: a table, one case a line
  const RECOGNISED: readonly (readonly [sniffed: string, declared: MediaType, type: MediaType])[] = [
    ['image/jpeg', 'image/jpeg', 'image/jpeg'],
    ['image/png', 'image/jpeg', 'image/png'],
    ['image/png', 'audio/mpeg', 'image/png'],
    ['image/png', 'text/vtt', 'image/png'],
    ['image/apng', 'image/png', 'image/png'],
    ['audio/mpeg', 'video/mp4', 'audio/mpeg'],
    ['audio/wav', 'audio/wav', 'audio/wav'],
    ['audio/ogg; codecs=opus', 'audio/ogg', 'audio/ogg'],
    ['application/ogg', 'audio/ogg', 'audio/ogg'],
    ['video/mp4', 'video/mp4', 'video/mp4'],
    ['video/mp4', 'audio/mp4', 'audio/mp4'],
    ['video/mp4', 'image/png', 'video/mp4'],
    ['video/x-m4v', 'video/mp4', 'video/mp4'],
    ['audio/x-m4a', 'audio/mp4', 'audio/mp4'],
    ['audio/x-m4a', 'image/png', 'audio/mp4'],
    ['video/quicktime', 'video/mp4', 'video/quicktime'],
    ['video/webm', 'audio/webm', 'audio/webm'],
    ['video/webm', 'video/webm', 'video/webm'],
  ];

  it.each(RECOGNISED)('that looks like %s and was called %s is %s', (sniffed, declared, type) => {
    expect(recognise(sniffed, declared)).toEqual({ ok: true, value: type });
  });

  it.each([
    ['application/xml', 'image/png'],
    ['application/pdf', 'image/png'],
    ['application/zip', 'audio/mpeg'],
    ['video/ogg', 'audio/ogg'],
    ['application/ogg', 'video/mp4'],
    ['video/matroska', 'video/webm'],
    ['image/heic', 'image/jpeg'],
    ['text/vtt', 'image/png'],
    ['constructor', 'image/png'],
  ] as const)(
    'that looks like %s is refused by that name, though called %s',
    (sniffed, declared) => {
      expect(recognise(sniffed, declared)).toEqual({
        ok: false,
        error: expect.stringMatching(`^Unsupported media type: ${sniffed}`),
      });
    },
  );

  it('that looks like nothing is refused as unknown', () => {
    expect(recognise(null, 'image/png', '<!doctype html>')).toEqual({
      ok: false,
      error: 'Unsupported media type: unknown',
    });
  });
});

describe('captions', () => {
  it.each(['WEBVTT', 'WEBVTT\n\n', 'WEBVTT - for the tram', '\ufeffWEBVTT\r\n'])(
    'begin as %j',
    (text) => {
      expect(recognise(null, 'text/vtt', text)).toEqual({ ok: true, value: 'text/vtt' });
    },
  );

  it.each(['', 'WEBVTTX', ' WEBVTT', '<script>', '1\n00:00:01,000 --> 00:00:02,000'])(
    'do not begin as %j',
    (text) => {
      expect(recognise(null, 'text/vtt', text).ok).toBe(false);
    },
  );
});

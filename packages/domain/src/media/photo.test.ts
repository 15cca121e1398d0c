import { describe, expect, it } from 'vitest';
import { photoTexts, photoTypeOf } from './photo.ts';

describe('a photo is known by its first bytes', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
  ])('%j is %s', (start, type) => {
    expect(photoTypeOf(bytes(start))).toEqual({ ok: true, value: type });
  });

  it.each(['', '\xff\xd8', 'RIFF....WAVE', '<svg xmlns', '\0\0\0\x18ftypheic', 'GIF89a', 'MZ'])(
    '%j is refused',
    (start) => {
      expect(photoTypeOf(bytes(start))).toEqual({ ok: false, error: photoTexts.type });
    },
  );
});

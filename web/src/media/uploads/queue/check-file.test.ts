import { MEDIA_KINDS } from '@laneway/domain/media/kinds';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { describe, expect, it } from 'vitest';
import { acceptOf, checkFile, limitText } from './check-file.ts';

const check = (name: string, type: string, size = 1_000, accepted = MEDIA_KINDS.slice()) =>
  checkFile({ name, type, size }, accepted, MAX_UPLOAD_BYTES);

describe('a chosen file', () => {
  it.each([
    ['tram.jpg', 'image/jpeg', 'image'],
    ['tram.JPEG', '', 'image'],
    ['walk.m4a', 'audio/x-m4a', 'audio'],
    ['walk.mov', 'video/quicktime', 'video'],
    ['recording.webm', 'audio/webm;codecs=opus', 'audio'],
    // Browsers have no type for captions.
    ['walk.vtt', '', 'captions'],
    ['walk.vtt', 'text/vtt', 'captions'],
  ])('%s (%j) is accepted as %s', (name, type, kind) => {
    expect(check(name, type)).toEqual({ ok: true, value: kind });
  });

  it.each([
    ['logo.svg', 'image/svg+xml', 'Unsupported media type: image/svg+xml'],
    ['page.html', 'text/html', 'Unsupported media type: text/html'],
    ['walk.srt', '', 'Unsupported media type: srt'],
    ['README', '', 'Unsupported media type: README'],
    // The browser's type takes precedence over the file extension.
    ['logo.png', 'image/svg+xml', 'Unsupported media type: image/svg+xml'],
  ])('%s (%j) is refused', (name, type, error) => {
    expect(check(name, type)).toEqual({ ok: false, error });
  });

  it('is refused if another kind is required', () => {
    expect(check('walk.mp4', 'video/mp4', 1, ['image'])).toEqual({
      ok: false,
      error: 'This is a video. Choose an image.',
    });
  });

  it('is refused when it is empty', () => {
    expect(check('walk.mp4', 'video/mp4', 0)).toEqual({
      ok: false,
      error: 'This file is empty. Choose another one.',
    });
  });

  it('may be as large as the limit of its kind, and no larger', () => {
    expect(check('tram.jpg', 'image/jpeg', MAX_UPLOAD_BYTES.image).ok).toBe(true);
    expect(check('walk.mp4', 'video/mp4', 3_210_000_000)).toEqual({
      ok: false,
      error: 'This file is 3.2 GB. Choose a video up to 2 GB.',
    });
  });
});

it.each([
  [40_000_000, '40 MB'],
  [1_000_000, '1 MB'],
  [2_000_000_000, '2 GB'],
  [2_340_000, '2.3 MB'],
  [999_900_000, '1 GB'],
])('a limit of %s bytes reads %j', (bytes, text) => {
  expect(limitText(bytes)).toBe(text);
});

it('the picker for captions filters by file extension', () => {
  expect(acceptOf(['captions'])).toBe('.vtt');
  expect(acceptOf(['image'])).toContain('image/webp');
});

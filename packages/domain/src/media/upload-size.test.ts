import { expect, it } from 'vitest';
import { checkUploadSize } from './upload-size.ts';

it.each([
  ['image', 40_000_000],
  ['audio', 300_000_000],
  ['video', 2_000_000_000],
  ['captions', 1],
] as const)('%s of %d bytes can be uploaded', (kind, bytes) => {
  expect(checkUploadSize(kind, bytes)).toBeNull();
});

it.each([
  ['image', 40_000_001, 'payload_too_large', 'Images can be up to 40 MB'],
  ['audio', 300_000_001, 'payload_too_large', 'Audio can be up to 300 MB'],
  ['video', 2_000_000_001, 'payload_too_large', 'Videos can be up to 2 GB'],
  ['captions', 1_000_001, 'payload_too_large', 'Captions can be up to 1 MB'],
  ['image', 0, 'invalid_input', 'The file is empty'],
] as const)('%s of %d bytes: %s, %s', (kind, bytes, code, detail) => {
  expect(checkUploadSize(kind, bytes)).toEqual({ code, detail });
});

import { describe, expect, it } from 'vitest';
import { bucketClassOf } from './buckets.ts';
import { extensionOf, mediaKindOf, mediaTypeOf } from './kinds.ts';
import {
  loadFailureText,
  presignFailureText,
  resolutionErrorText,
  unresolvedS3Text,
} from './messages.ts';
import { usesPresignedLinks } from './presigning.ts';

describe('a media type', () => {
  it.each([
    ['image/jpeg', 'image', 'jpg'],
    ['IMAGE/PNG', 'image', 'png'],
    ['image/jpg', 'image', 'jpg'],
    ['video/mp4; codecs="avc1"', 'video', 'mp4'],
    ['audio/mpeg', 'audio', 'mp3'],
    ['audio/x-wav', 'audio', 'wav'],
  ])('%s is %s, kept as .%s', (contentType, kind, extension) => {
    const type = mediaTypeOf(contentType);
    expect(type.ok && mediaKindOf(type.value)).toBe(kind);
    expect(type.ok && extensionOf(type.value)).toBe(extension);
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', '', 'constructor', '__proto__'])(
    '%j is refused by name',
    (contentType) => {
      expect(mediaTypeOf(contentType)).toEqual({
        ok: false,
        error: `Unsupported media type: ${contentType}`,
      });
    },
  );
});

it('media failures have the texts of the catalogue', () => {
  expect(loadFailureText('video')).toBe('Failed to load video');
  expect(unresolvedS3Text('timeout')).toBe('Could not resolve S3 URI: timeout');
  expect(presignFailureText('Forbidden')).toBe('Failed to presign URL: Forbidden');
  expect(resolutionErrorText('timeout')).toBe('URL Resolution Error: timeout');
});

it.each([
  ['laneway-production', 'production'],
  ['laneway-media', 'production'],
  ['laneway-quarantine', 'quarantine'],
  ['quarantine.laneway.example', 'quarantine'],
])('the bucket %s is of class %s', (bucket, bucketClass) => {
  expect(bucketClassOf(bucket)).toBe(bucketClass);
});

it.each([
  ['localhost', '3000', true],
  ['127.0.0.1', '4000', true],
  ['[::1]', '5173', true],
  ['localhost', '8080', false],
  ['localhost', '', false],
  ['laneway.example', '3000', false],
])('on %s port %j presigned links are used: %s', (hostname, port, asks) => {
  expect(usesPresignedLinks(hostname, port)).toBe(asks);
});

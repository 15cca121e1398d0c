import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mediaAddress,
  parseMediaAddress,
  parseMediaField,
  parseMediaUri,
  printMediaUri,
  type StoredMedia,
  storedMedia,
} from './media-uri.ts';

const bucketEdge = fc.constantFrom(...'abcxyz019');
const bucketInside = fc.string({
  unit: fc.constantFrom(...'abcxyz019-'),
  minLength: 1,
  maxLength: 61,
});
const anyBucket = fc
  .tuple(bucketEdge, bucketInside, bucketEdge)
  .map(([first, inside, last]) => first + inside + last);

const anyStored = fc
  .tuple(
    anyBucket,
    fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([bucket, segments]) => storedMedia(bucket, segments.join('/')))
  .filter((stored): stored is StoredMedia => stored !== null);

describe('a media URI', () => {
  it.each([
    'https://cdn.example/a.jpg',
    'http://cdn.example/a b.jpg?x=1#y',
    'HTTPS://cdn.example/',
  ])('%j passes through', (url) => {
    expect(parseMediaUri(url)).toEqual({ ok: true, value: { kind: 'web', url } });
  });

  it('in a bucket is split into bucket and key', () => {
    expect(parseMediaUri('s3://laneway-production/guides/7/cover.jpg')).toEqual({
      ok: true,
      value: { kind: 'stored', bucket: 'laneway-production', key: 'guides/7/cover.jpg' },
    });
  });

  it.each([undefined, null, '', '   ', 7, {}, 'https://', 'http:///x', 'https://a\u0000b/'])(
    '%j is no URI',
    (value) => {
      expect(parseMediaUri(value)).toEqual({ ok: false, error: 'Invalid URI provided' });
    },
  );

  it.each([
    's3://',
    's3://bucket',
    's3://bucket/',
    's3:///key',
    's3://ab/key',
    `s3://${'a'.repeat(64)}/key`,
    's3://Bucket/key',
    's3://buc_ket/key',
    's3://.../key',
    's3://a..b/key',
    's3://-ab/key',
    's3://bucket/../secret',
    's3://bucket/a/../../b',
    's3://bucket/./a',
    's3://bucket//a',
    's3://bucket/a/',
    's3://bucket/a\\b',
    's3://bucket/a\u0000b',
    's3://bucket/\ud800',
    `s3://bucket/${'k'.repeat(1025)}`,
    'ftp://host/file',
    'javascript:alert(1)',
    'cover.jpg',
    'Not yet provided',
  ])('%j is no S3 URI', (value) => {
    expect(parseMediaUri(value)).toEqual({ ok: false, error: 'Invalid S3 URI format' });
  });

  it('is read back as it was printed', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        expect(parseMediaUri(printMediaUri(stored))).toEqual({ ok: true, value: stored });
      }),
    );
  });
});

describe('a media field', () => {
  it.each([null, undefined, '', '  ', 'Not yet provided'])('%j holds no media', (text) => {
    expect(parseMediaField(text)).toEqual({ ok: true, value: null });
  });

  it('with anything else is a media URI or refused', () => {
    expect(parseMediaField('https://cdn.example/a.jpg').ok).toBe(true);
    expect(parseMediaField('cover.jpg').ok).toBe(false);
  });
});

describe('the stable address', () => {
  it('of media on the web is the URL itself', () => {
    expect(mediaAddress({ kind: 'web', url: 'https://cdn.example/a.jpg' })).toBe(
      'https://cdn.example/a.jpg',
    );
  });

  it('encodes each segment of a key', () => {
    expect(mediaAddress({ kind: 'stored', bucket: 'laneway', key: 'a b/50%/ü?#.jpg' })).toBe(
      '/media/laneway/a%20b/50%25/%C3%BC%3F%23.jpg',
    );
  });

  it.each([
    '/api/guides',
    '/media/',
    '/media/laneway',
    '/media/laneway/',
    '/media/laneway/../x',
    '/media/laneway/%2e%2e/x',
    '/media/laneway/a%2Fb',
    '/media/laneway/a%5Cb',
    '/media/laneway/a//b',
    '/media/laneway/%E0%A4%A',
    '/media/laneway/a%00b',
    '/media/../x/y',
  ])('%j leads nowhere', (path) => {
    expect(parseMediaAddress(path)).toBeNull();
  });

  it('leads back to the same object and holds no dot segments', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const address = mediaAddress(stored);
        expect(parseMediaAddress(address)).toEqual(stored);
        expect(address).toMatch(/^(?:\/(?!\.\.?(?:\/|$))[\w.!~*'()%-]+)+$/);
      }),
    );
  });
});

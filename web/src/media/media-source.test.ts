import { describe, expect, it } from 'vitest';
import { mediaSource } from './media-source.ts';

describe('the source of a media field', () => {
  it('is the stable URL of a file in a bucket', () => {
    expect(mediaSource('s3://laneway-production/guides/2/the cover.webp')).toEqual({
      ok: true,
      value: '/media/laneway-production/guides/2/the%20cover.webp',
    });
  });

  it('is the URL itself for an external file', () => {
    const url = 'https://images.example/a.jpg';
    expect(mediaSource(url)).toEqual({ ok: true, value: url });
  });

  it.each([null, '', 'Not yet provided'])('is null for %j', (field) => {
    expect(mediaSource(field)).toEqual({ ok: true, value: null });
  });

  it('is an error for anything else', () => {
    expect(mediaSource('cover.webp')).toEqual({ ok: false, error: 'Invalid S3 URI format' });
  });
});

import { describe, expect, it } from 'vitest';
import { namesTag } from './entity-tag.ts';

describe('If-None-Match', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', 'W/"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", "a"', '"a"'],
    ['"b",W/"a"', 'W/"a"'],
    ['*', '"a"'],
    [' * ', '"a"'],
  ])('%s names %s', (header, etag) => {
    expect(namesTag(header, etag)).toBe(true);
  });

  it.each([
    [undefined, '"a"'],
    ['', '"a"'],
    ['"b"', '"a"'],
    ['a', '"a"'],
    ['"a-longer"', '"a"'],
    ['w/"a"', '"a"'],
  ])('%s does not name %s', (header, etag) => {
    expect(namesTag(header, etag)).toBe(false);
  });
});

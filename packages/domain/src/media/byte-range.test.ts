import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a Range header, for an object of 100 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=10-', 10, 99],
    ['bytes=99-', 99, 99],
    ['bytes=50-1000', 50, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-1000', 0, 99],
    ['  bytes=5-6  ', 5, 6],
  ])('%s asks for bytes %i to %i', (header, first, last) => {
    expect(readRange(header, 100)).toEqual({ kind: 'part', range: { first, last } });
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s asks for bytes that don’t exist',
    (header) => {
      expect(readRange(header, 100)).toEqual({ kind: 'unsatisfiable' });
    },
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=20-10',
    'bytes=0-1,5-6',
    'bytes=0x1-0x2',
    'items=0-1',
    'bytes 0-1',
    'bytes=--5',
    'bytes=1.5-2',
  ])('%s is not a range that we support, and gets the whole object', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'whole' });
  });
});

describe('a Range header, for an empty object', () => {
  it.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('%s cannot be satisfied', (header) => {
    expect(readRange(header, 0)).toEqual({ kind: 'unsatisfiable' });
  });
});

import { describe, expect, it } from 'vitest';
import { parseMarker } from './marker-text.ts';
import { moveMarker } from './move-marker.ts';

const THERE = { lat: -37.82, lng: 144.97 };

describe('moving the first marker of a text', () => {
  it.each([
    ['nothing yet', null, '(-37.82,144.97)'],
    ['the sentinel', '99999,99999', '(-37.82,144.97)'],
    ['one marker', '(-37.81,144.96)', '(-37.82,144.97)'],
    ['a bare location', '-37.81,144.96', '(-37.82,144.97)'],
    ['JSON', '{"lat":-37.81,"lng":144.96}', '(-37.82,144.97)'],
    ['a coloured one', '(-37.81,144.96)|red', '(-37.82,144.97)|red'],
    [
      'others beside it',
      '(-37.81,144.96)|red;(1,2)|blue;(3,4)',
      '(-37.82,144.97)|red;(1,2)|blue;(3,4)',
    ],
    ['others in its own part', '(-37.81,144.96),(1,2)|red', '(-37.82,144.97),(1,2)|red'],
    ['a list in JSON', '[{"lat":1,"lng":2},{"lat":3,"lng":4}]', '(-37.82,144.97);(3,4)'],
    ['unreadable work after it', '(-37.81,144.96);(1,2', '(-37.82,144.97);(1,2'],
    ['unreadable work alone', '(1,x', '(-37.82,144.97);(1,x'],
    ['unreadable work before it', '(1,x);(3,4)|red', '(1,x);(-37.82,144.97)|red'],
  ])('with %s keeps the rest', (_case, text, moved) => {
    expect(moveMarker(text, THERE)).toBe(moved);
    expect(parseMarker(moved)).toEqual(THERE);
  });

  it.each([
    [null, null],
    ['99999,99999', null],
    ['(-37.81,144.96)', null],
    ['(-37.81,144.96)|red;(1,2)|blue', '(1,2)|blue'],
    ['(-37.81,144.96),(1,2)|red', '(1,2)|red'],
    ['(1,x', '(1,x'],
  ])('away from %j leaves %j', (text, left) => {
    expect(moveMarker(text, null)).toBe(left);
  });
});

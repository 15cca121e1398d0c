import { expect, it } from 'vitest';
import { markersWithoutPin } from './markers-without-pin.ts';

const PIN = { lat: -37.81, lng: 144.96 };
const ELSEWHERE = { lat: -37.82, lng: 144.97 };

it.each([
  ['under the pin is left out', '(-37.81,144.96)', PIN, []],
  ['under the pin is left out in any form', '{"lat":-37.81,"lng":144.96}', PIN, []],
  ['elsewhere is drawn', '-37.82,144.97', PIN, [ELSEWHERE]],
  ['of several is drawn if it is elsewhere', '(-37.81,144.96);(-37.82,144.97)', PIN, [ELSEWHERE]],
  ['of a place without a pin is drawn', '(-37.81,144.96)', null, [PIN]],
])('a marker %s', (_where, text, pin, points) => {
  expect(markersWithoutPin(text, pin).map(({ point }) => point)).toEqual(points);
});

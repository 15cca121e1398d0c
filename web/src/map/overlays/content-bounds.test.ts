import { expect, it } from 'vitest';
import { contentBounds } from './content-bounds.ts';

it('the bounds of content include its location, markers, paths and boundaries', () => {
  expect(
    contentBounds(
      { location: '-37.81,144.96', marker: '{"lat":-37.9,"lng":144.9}' },
      {
        path: '(-37.7,144.97),(-37.8,144.98)|red',
        boundary: '(1,2);(-38,145),(-38,146),(-37,145)',
      },
    ),
  ).toEqual({ south: -38, west: 144.9, north: -37, east: 146 });
});

it.each([
  [{}],
  [{ location: '99999,99999', marker: '99999,99999', path: '', boundary: null }],
  [{ location: '0,0', path: '(99999,99999),(99999,99999)' }],
])('content without a valid location has no bounds: %j', (texts) => {
  expect(contentBounds(texts)).toBeNull();
});

import { expect, it } from 'vitest';
import { chooseRendition, renditionKey, renditionKeys, renditionSizes } from './renditions.ts';

const sizes = [{ width: 640 }, { width: 320 }, { width: 960 }];

it.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [960, 960],
  [4_096, 960],
  [undefined, 960],
])('for a width of %s the rendition %s px wide is sent', (asked, sent) => {
  expect(chooseRendition(sizes, asked)?.width).toBe(sent);
});

it('no rendition is chosen if there are no sizes', () => {
  expect(chooseRendition([], 320)).toBeNull();
});

it.each([
  [{ width: 4_000, height: 3_000 }, [320, 640, 960, 1_280, 1_920]],
  [{ width: 700, height: 700 }, [320, 640]],
  [{ width: 319, height: 100 }, [319]],
  [{ width: 1, height: 1 }, [1]],
  // WebP can hold no more than 16,383 pixels on a side.
  [{ width: 1_000, height: 20_000 }, [320, 640]],
  [{ width: 10, height: 20_000 }, []],
])('of an image of %j these widths are made: %j', (size, widths) => {
  expect(renditionSizes(size).map(({ width }) => width)).toEqual(widths);
});

it('a rendition keeps the shape of its image', () => {
  expect(renditionSizes({ width: 400, height: 301 })).toEqual([{ width: 320, height: 241 }]);
  expect(renditionSizes({ width: 5_000, height: 1 })[0]).toEqual({ width: 320, height: 1 });
});

it('every key that a rendition can have is known beforehand', () => {
  for (const width of [1, 319, 320, 640, 1_920])
    expect(renditionKeys('a')).toContain(renditionKey('a', width));
  expect(renditionKey('a', 640)).toBe('a.w640.webp');
});

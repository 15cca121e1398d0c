import { expect, it } from 'vitest';
import { chooseRendition } from './renditions.ts';

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

it('there is none where no sizes were made', () => {
  expect(chooseRendition([], 320)).toBeNull();
});

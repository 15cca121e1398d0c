import { expect, it } from 'vitest';
import { groupLabel } from './pin-element.ts';

it.each([
  [1, 'guide', '1 guide', '1 guide here, zoom in'],
  [2, 'place', '2 places', '2 places here, zoom in'],
  [3, 'guide', '3 guides', '3 guides here, zoom in'],
  [999, 'guide', '999 guides', '999 guides here, zoom in'],
  [1_000, 'guide', '1.0k guides', '1000 guides here, zoom in'],
  [9_949, 'guide', '9.9k guides', '9949 guides here, zoom in'],
  [9_990, 'guide', '10k guides', '9990 guides here, zoom in'],
  [10_400, 'place', '10k places', '10400 places here, zoom in'],
] as const)('a group of %d %ss is labelled “%s”', (total, holds, text, name) => {
  const { count, noun, name: said } = groupLabel(total, holds);
  expect(`${count} ${noun}`).toBe(text);
  expect(said).toBe(name);
});

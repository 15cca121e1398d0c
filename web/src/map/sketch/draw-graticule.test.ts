import { describe, expect, it } from 'vitest';
import { degreesText } from './draw-graticule.ts';

describe('degrees in words', () => {
  it.each([
    [-38, '38°S'],
    [-37.8, '37°48′S'],
    [-37.81, '37°48′36″S'],
    [-37 - 1 / 360, '37°0′10″S'],
    [52.5, '52°30′N'],
  ])('%d is %s', (degrees, words) => {
    expect(degreesText(degrees, 'N', 'S')).toBe(words);
  });
});

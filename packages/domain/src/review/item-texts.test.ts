import { describe, expect, it } from 'vitest';
import { daysPending, daysPendingText, placeCountText, shortDescription } from './item-texts.ts';

const HOUR = 3_600_000;

describe('days pending', () => {
  it.each([
    [0, 0],
    [23 * HOUR, 0],
    [24 * HOUR, 1],
    [71 * HOUR, 2],
    [-5 * HOUR, 0],
  ])('%d ms after submission are %d', (elapsed, days) => {
    expect(daysPending(1_000_000, 1_000_000 + elapsed)).toBe(days);
  });

  it.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [12, '12 days ago'],
  ])('%d reads "%s"', (days, text) => {
    expect(daysPendingText(days)).toBe(text);
  });
});

describe('the count of places', () => {
  it.each([
    [0, '0 places'],
    [1, '1 place'],
    [2, '2 places'],
  ])('%d reads "%s"', (count, text) => {
    expect(placeCountText(count)).toBe(text);
  });
});

describe('a description', () => {
  it('of up to 100 characters is shown whole', () => {
    expect(shortDescription('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it('is shown as plain text, and cut without its formatting', () => {
    const link = `[Look](https://look.example/${'x'.repeat(90)})`;
    expect(shortDescription(`# ${link}\n~~~\n**twice**, ![](a.png) \\*or\\* more`)).toBe(
      'Look twice, *or* more',
    );
  });

  it('that is longer is cut after 100', () => {
    expect(shortDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('is never cut through a character', () => {
    expect(shortDescription('🎨'.repeat(101))).toBe(`${'🎨'.repeat(100)}…`);
    expect(shortDescription('🎨'.repeat(60))).toBe('🎨'.repeat(60));
  });
});

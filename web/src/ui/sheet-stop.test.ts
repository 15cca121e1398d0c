import { describe, expect, it } from 'vitest';
import { type SheetRelease, type SheetStop, sheetStopAfter } from './sheet-stop.ts';

/** A sheet of 700 px; 400 px are visible when it is half open. */
const TALL = { half: 300, closed: 700 };
/** A sheet that is completely visible when it is half open. */
const SHORT = { half: 0, closed: 360 };

const STILL = 0;
const SLOW = 0.3;
const FAST = 1.2;

type Row = readonly [let_go: string, release: SheetRelease, stop: SheetStop];

describe('a released sheet', () => {
  it.each<Row>([
    ['stays full', { ...TALL, offset: 0, velocity: STILL }, 'full'],
    ['stays half open', { ...TALL, offset: 300, velocity: STILL }, 'half'],
    ['nearer to full', { ...TALL, offset: 140, velocity: STILL }, 'full'],
    ['nearer to half', { ...TALL, offset: 160, velocity: STILL }, 'half'],
    ['a little below half', { ...TALL, offset: 450, velocity: STILL }, 'half'],
    ['nearer to the edge of the screen', { ...TALL, offset: 520, velocity: STILL }, 'closed'],
    ['slowly downwards, near half', { ...TALL, offset: 320, velocity: SLOW }, 'half'],
    ['slowly upwards, near half', { ...TALL, offset: 280, velocity: -SLOW }, 'half'],
    ['flicked up from half', { ...TALL, offset: 290, velocity: -FAST }, 'full'],
    ['flicked up from below half', { ...TALL, offset: 600, velocity: -FAST }, 'half'],
    ['flicked up above full', { ...TALL, offset: -20, velocity: -FAST }, 'full'],
    ['flicked down from full', { ...TALL, offset: 10, velocity: FAST }, 'half'],
    ['flicked down from half', { ...TALL, offset: 310, velocity: FAST }, 'closed'],
    ['flicked down beyond the edge', { ...TALL, offset: 710, velocity: FAST }, 'closed'],
    ['that is short stays half open', { ...SHORT, offset: 0, velocity: STILL }, 'half'],
    ['short, a little lower', { ...SHORT, offset: 120, velocity: STILL }, 'half'],
    ['short, much lower', { ...SHORT, offset: 240, velocity: STILL }, 'closed'],
    ['short, flicked up', { ...SHORT, offset: 60, velocity: -FAST }, 'half'],
    ['short, flicked down', { ...SHORT, offset: 20, velocity: FAST }, 'closed'],
  ])('%s', (_, release, stop) => {
    expect(sheetStopAfter(release)).toBe(stop);
  });
});

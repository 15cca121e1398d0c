import type { Pin } from './pin.ts';

export type GroupLabel = {
  /** At most four characters. */
  readonly count: string;
  readonly noun: string;
  /** The name for screen readers. */
  readonly name: string;
};

/** The label of a group includes the kind of its pins, so that its number isn't mistaken for that of a place. */
export function groupLabel(count: number, holds: Pin['kind']): GroupLabel {
  const noun = count === 1 ? holds : `${holds}s`;
  return { count: shortCount(count), noun, name: `${count} ${noun} here, zoom in` };
}

function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 9.95 ? thousands.toFixed(1) : Math.round(thousands)}k`;
}

import type { Cents } from '@laneway/domain/money';

/** What a chart reaches from and to, and where it is ruled. */
export type Scale = {
  readonly low: Cents;
  readonly high: Cents;
  readonly ticks: readonly Cents[];
};

/** Where a bar begins and how far it goes, in parts of a hundred from above. */
export type Bar = { readonly top: number; readonly height: number };

/** So many spaces between the rules at most: more of them are a fence. */
const MAX_STEPS = 4;
/** However little there is to show, the axis has an end, and rules at whole dollars. */
const MIN_RANGE: Cents = 400;

/** A scale that holds every value and zero, ruled at round amounts; below zero it goes no deeper than it must. */
export function scaleOf(values: readonly Cents[]): Scale {
  const low = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep(Math.max(most - low, MIN_RANGE) / MAX_STEPS);
  // The ceiling of -0.5 is a zero below zero, and would be written as one.
  const first = Math.ceil(low / step) || 0;
  const last = Math.max(Math.ceil(most / step), low === 0 ? 1 : 0);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low, high: last * step, ticks };
}

/** How far from the top a value is, in percent. */
export function placeOf(value: Cents, { low, high }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}

/** The bar of a value: up from zero, or down from it. */
export function barOf(value: Cents, scale: Scale): Bar {
  const zero = placeOf(0, scale);
  const end = placeOf(value, scale);
  return { top: Math.min(zero, end), height: Math.abs(zero - end) };
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5].find((each) => each * power >= atLeast) ?? 10;
  return factor * power;
}

import type { Cents } from '@laneway/domain/money';

/** The range of a chart and its grid lines: cents, or anything else. */
export type Scale = {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
};

/** The top and height of a bar, in percent from the top. */
export type Bar = { readonly top: number; readonly height: number };

/** The most intervals between grid lines: more would clutter the chart. */
const MAX_STEPS = 4;
/** However small the amounts, the axis spans this much and has grid lines at whole dollars. */
const MIN_RANGE: Cents = 400;

/** A scale with zero, every value and grid lines at round amounts; no lower than it has to be. */
export function scaleOf(values: readonly number[], minRange: number = MIN_RANGE): Scale {
  const low = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep(Math.max(most - low, minRange) / MAX_STEPS);
  // Math.ceil(-0.5) is -0, which would be printed with its sign.
  const first = Math.ceil(low / step) || 0;
  const last = Math.max(Math.ceil(most / step), low === 0 ? 1 : 0);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low, high: last * step, ticks };
}

/** The distance of a value from the top, in percent. */
export function placeOf(value: number, { low, high }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}

/** The bar of a value, up or down from zero. */
export function barOf(value: number, scale: Scale): Bar {
  const zero = placeOf(0, scale);
  const end = placeOf(value, scale);
  return { top: Math.min(zero, end), height: Math.abs(zero - end) };
}

/** The first of 1, 2, 5, 10, 20, 50 and so on that is large enough. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5].find((each) => each * power >= atLeast) ?? 10;
  return factor * power;
}

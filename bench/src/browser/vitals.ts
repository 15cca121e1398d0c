import type { Session } from './devtools.ts';
import { evaluate } from './page.ts';

/** The browser's own measurements of a visit. Times in milliseconds. */
export type Vitals = {
  readonly largestPaint: number;
  /** The sum of all shifts. */
  readonly layoutShift: number;
  /** Zero if no task took 50 ms, because browsers only report longer ones. */
  readonly longestTask: number;
};

export function readVitals(page: Session): Promise<Vitals> {
  return evaluate(page, async () => {
    /** The entries so far; the browser delivers them a moment after the request. */
    const noted = (type: string) =>
      new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(resolve, 500, []);
      });
    const paints = await noted('largest-contentful-paint');
    const shifts = await noted('layout-shift');
    const tasks = await noted('longtask');
    return {
      largestPaint: Math.max(0, ...paints.map(({ startTime }) => startTime)),
      layoutShift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
}

import { formatMinutes } from '@laneway/domain/text/durations';

/** The speed of an upload, as a moving average, so that a single outlier changes little. */
export type Pace = {
  readonly from: { readonly sent: number; readonly at: number };
  /** Null until there is a measurement. */
  readonly bytesPerSecond: number | null;
};

/** Shorter measurements depend more on buffers than on the connection. */
const SAMPLE_MS = 1_000;
/** The weight of the latest measurement. */
const WEIGHT = 0.3;

export function startPace(sent: number, at: number): Pace {
  return { from: { sent, at }, bytesPerSecond: null };
}

export function measurePace(pace: Pace, sent: number, at: number): Pace {
  const elapsed = at - pace.from.at;
  if (elapsed < SAMPLE_MS) return pace;
  // Sending a chunk again lowers the count.
  const sample = Math.max(0, sent - pace.from.sent) / (elapsed / 1_000);
  const before = pace.bytesPerSecond ?? sample;
  return { from: { sent, at }, bytesPerSecond: before + WEIGHT * (sample - before) };
}

/** Null while unknown. */
export function secondsLeft({ bytesPerSecond }: Pace, sent: number, total: number): number | null {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return null;
  return (total - sent) / bytesPerSecond;
}

/** Rounded as a person would say it. */
export function timeLeftText(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${formatMinutes(minutes)} left`;
}

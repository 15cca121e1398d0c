import { formatMinutes } from '@laneway/domain/text/durations';

/** A duration in a sentence: '35 s', '4 min'. */
export function shortTime(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} s` : formatMinutes(Math.round(seconds / 60));
}

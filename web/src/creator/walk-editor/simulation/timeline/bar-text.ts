import type { AudioBar } from '@laneway/domain/walk/simulation/timeline';
import { clockText } from '../../../../media/player/clock-text.ts';
import { shortTime } from '../short-time.ts';

/** '3:10 to 3:50, after waiting 35 s' */
export function barText({ enters, from, to }: AudioBar): string {
  const waited = from > enters ? `, after waiting ${shortTime(from - enters)}` : '';
  return `${clockText(from)} to ${clockText(to)}${waited}`;
}

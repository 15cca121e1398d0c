import type { Pace } from '@laneway/domain/walk/simulation/timeline';

/** The word before the number. */
export const PACE_NAMES: Readonly<Record<Pace, string>> = {
  0.8: 'Slow',
  1.2: 'Usual',
  1.5: 'Fast',
};

import type { Pace } from '@laneway/domain/walk/simulation/timeline';

/** What people call it, before the number. */
export const PACE_NAMES: Readonly<Record<Pace, string>> = {
  0.8: 'Slow',
  1.2: 'Usual',
  1.5: 'Fast',
};

export const GRADES = ['green', 'amber', 'red'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * 12 misses in 1,000 are rare for a stop that is heard less than 98 times in 100, so up to there it is good enough with
 * a confidence of 95 %. A stricter limit would fail good stops by chance.
 */
export const GREEN_SHARE = 0.012;
/** More than one in ten walkers would hear nothing. */
const RED_SHARE = 0.1;

export function gradeOf({
  passes,
  missed,
}: {
  readonly passes: number;
  readonly missed: number;
}): Grade {
  if (missed <= GREEN_SHARE * passes) return 'green';
  return missed > RED_SHARE * passes ? 'red' : 'amber';
}

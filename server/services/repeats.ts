const IS_THOROUGH = process.env.THOROUGH === '1';

/**
 * How often a test with crashes or random operations is repeated: a few times, and hundreds of times with `THOROUGH=1`,
 * which takes ten minutes more.
 */
export function repeats({
  usual,
  thorough,
}: {
  readonly usual: number;
  readonly thorough: number;
}): number {
  return IS_THOROUGH ? thorough : usual;
}

const IS_THOROUGH = process.env.THOROUGH === '1';

/**
 * How often a test that kills, or tries at random, repeats itself. Every run counts a few; `THOROUGH=1` asks for the
 * whole proof, which takes ten minutes more.
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

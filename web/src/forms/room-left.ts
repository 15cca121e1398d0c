/** From here on it is worth a word, and each ten characters another. */
const ANNOUNCED_FROM = 100;
const STEP = 10;

/**
 * How much room a text has left, for those who cannot see the count; null while there is plenty. In steps, since a
 * word at every key would drown the typing.
 */
export function roomLeftText(used: number, most: number): string | null {
  const left = Math.max(0, most - used);
  if (left > ANNOUNCED_FROM) return null;
  if (left === 0) return 'No characters left';
  return `Up to ${Math.ceil(left / STEP) * STEP} characters left`;
}

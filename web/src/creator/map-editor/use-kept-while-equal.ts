import { useState } from 'react';

/**
 * The same object as long as its content is the same. A form makes its props anew with every key that is pressed, and
 * the pins on the map would be made anew with them.
 */
export function useKeptWhileEqual<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

import { isEmail } from './email.ts';

/** Providers whose name is long enough that one slip of the finger doesn't lead to another provider. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'bigpond', 'optusnet'];

/** Providers that are one slip away from a more common one. */
const REAL = new Set(['mail', 'email', 'ymail', 'fmail']);

/** The email that was probably meant, if the name of a large provider is mistyped; null otherwise. */
export function suggestedEmail(text: string): string | null {
  const typed = text.trim();
  if (!isEmail(typed)) return null;
  const host = typed.lastIndexOf('@') + 1;
  const [name = '', ending = '', ...country] = typed.slice(host).toLowerCase().split('.');
  const meantName = REAL.has(name) ? undefined : PROVIDERS.find((each) => isMeantBy(name, each));
  if (meantName === undefined) return null;
  // Other countries have endings such as co.uk, and providers that end in com have no address in co.
  const isCom = country.length === 0 || country.join('.') === 'au';
  const meantEnding = isCom && isMeantBy(ending, 'com') ? 'com' : ending;
  if (meantName === name && meantEnding === ending) return null;
  return typed.slice(0, host) + [meantName, meantEnding, ...country].join('.');
}

/** True for the word itself, and with one letter wrong, missing, too many, or swapped with the next. */
function isMeantBy(typed: string, word: string): boolean {
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const [a, b] = [typed.slice(same), word.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

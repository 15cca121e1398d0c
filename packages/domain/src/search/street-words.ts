/** Short forms in the names of streets and places, as on signs and in addresses. */
const SHORT_FORMS: readonly (readonly [short: string, long: string])[] = [
  ['av', 'avenue'],
  ['ave', 'avenue'],
  ['bvd', 'boulevard'],
  ['cres', 'crescent'],
  ['ct', 'court'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['mt', 'mount'],
  ['pde', 'parade'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  // The first row of a short form is what it means after another word, as in “Flinders St”.
  ['st', 'street'],
  ['st', 'saint'],
  ['tce', 'terrace'],
];

/** These come before a name, and all others after it. */
const BEFORE_NAMES: readonly string[] = ['mount', 'saint'];

/**
 * The other ways to write a folded word: “st” is “street” or “saint”, and both are “st”. A word that begins a longer
 * search has no name before it: “street art” isn't about a street, and “st kilda” is about a saint.
 */
export function aliasesOf(word: string, { beginsLonger = false } = {}): readonly string[] {
  return SHORT_FORMS.flatMap(([short, long]) => {
    if (beginsLonger && !BEFORE_NAMES.includes(long)) return [];
    if (short === word) return [long];
    return long === word ? [short] : [];
  });
}

/** True for a word that is whole after a name, as in “Flinders St”, although longer words begin with it. */
export function isShortForm(word: string): boolean {
  return SHORT_FORMS.some(([short, long]) => short === word && !BEFORE_NAMES.includes(long));
}

/** A folded phrase as it was typed, and with its short forms written out and its long ones shortened, if it has any. */
export function spellingsOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  const other = words.map((word, index) => otherForm(word, { isFirst: index === 0 })).join(' ');
  return other === phrase ? [phrase] : [phrase, other];
}

function otherForm(word: string, { isFirst }: { readonly isFirst: boolean }): string {
  const aliases = aliasesOf(word);
  // A saint comes before the name, a street after it.
  return (isFirst ? aliases.at(-1) : aliases[0]) ?? word;
}

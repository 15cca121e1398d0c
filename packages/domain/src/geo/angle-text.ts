/** One angle, signed by its hemisphere's letter if it has one. */
export type Angle = { readonly degrees: number; readonly letter: string | null };

type Tokens = readonly string[];

const TOKEN = /\d+(?:\.\d+)?|[NSEW+\-°'",;]/g;
const SIGNS = ['°', "'", '"'] as const;
const SIXTIETHS = [1, 60, 3_600] as const;

const isNumber = (token: string) => /^\d/.test(token);
const isLetter = (token: string) => /^[NSEW]$/.test(token);
const isSeparator = (token: string) => /^[,;]$/.test(token);

/** The tokens of two angles in upper-case text such as 37°48'49"S 144°57'47"E; null where that can't be told. */
export function splitAngles(text: string): readonly [Tokens, Tokens] | null {
  if (text.replaceAll(TOKEN, '').trim() !== '') return null;
  const tokens = text.match(TOKEN) ?? [];
  const at = secondAngle(tokens);
  if (at === null) return null;
  const before = tokens.slice(0, at);
  if (isSeparator(before.at(-1) ?? '')) before.pop();
  return [before, tokens.slice(at)];
}

/** Where the second angle starts: at its letter, after the first one's, after the comma, or half way. */
function secondAngle(tokens: Tokens): number | null {
  const letters = tokens.flatMap((token, index) => (isLetter(token) ? [index] : []));
  const [first, second] = letters;
  const comma = tokens.findIndex(isSeparator);
  if (first !== undefined && second !== undefined) {
    if (first === 0) return second;
    return isSeparator(tokens[first + 1] ?? '') ? first + 2 : first + 1;
  }
  if (comma !== -1) return comma + 1;
  const numbers = tokens.flatMap((token, index) => (isNumber(token) ? [index] : []));
  // Of '1 2 3' nobody can say which number belongs to which angle.
  const middle = numbers.length % 2 === 0 ? numbers[numbers.length / 2] : undefined;
  if (middle === undefined) return null;
  return /^[+-]$/.test(tokens[middle - 1] ?? '') ? middle - 1 : middle;
}

/** Degrees, then perhaps minutes and seconds, with or without their signs; null for anything else. */
export function parseAngle(tokens: Tokens): Angle | null {
  const letter = [tokens[0], tokens.at(-1)].find((token) => isLetter(token ?? '')) ?? null;
  const [sign, rest] = takeSign(letter === null ? tokens : withoutOne(tokens, letter));
  // South of a negative number means nothing.
  if (letter !== null && sign !== '') return null;
  const parts = readParts(rest);
  if (parts === null) return null;
  // A fraction is possible in the last part only, and sixty minutes are a degree.
  if (parts.slice(0, -1).some((part) => part.includes('.'))) return null;
  if (parts.slice(1).some((part) => Number(part) >= 60)) return null;
  const size = parts.reduce((sum, part, index) => sum + Number(part) / (SIXTIETHS[index] ?? 1), 0);
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  return { degrees: isNegative ? -size : size, letter };
}

function withoutOne(tokens: Tokens, letter: string): Tokens {
  return tokens[0] === letter ? tokens.slice(1) : tokens.slice(0, -1);
}

function takeSign(tokens: Tokens): readonly [string, Tokens] {
  const [first = ''] = tokens;
  return /^[+-]$/.test(first) ? [first, tokens.slice(1)] : ['', tokens];
}

/** One to three numbers, each followed by its own sign or none. */
function readParts(tokens: Tokens): readonly string[] | null {
  const parts: string[] = [];
  let mayHaveSign = false;
  for (const token of tokens) {
    if (isNumber(token)) parts.push(token);
    else if (!mayHaveSign || token !== SIGNS[parts.length - 1]) return null;
    mayHaveSign = isNumber(token);
  }
  return parts.length >= 1 && parts.length <= SIXTIETHS.length ? parts : null;
}

import fc from 'fast-check';
import { type Attack, findSuperlinearGrowth } from './growth.ts';

/** A character of each kind that classes such as \w, \s, \p{L} and . tell apart. */
const KINDS = ['a', 'Z', '0', '_', '-', ' ', '\n', '\t', '!', 'é', '\u0301', '🚋'];
/** Endings that expressions hardly ever accept: negated classes usually exclude white space. */
const ENDS = ['', '\u0001', '\n\u0001'];
const SAMPLES = 4;
const SEED = 7;

/** An input on which the time of an expression grows faster than its length; null if the time is linear. */
export function findSlowInput(expression: RegExp): string | null {
  // Without a repetition, it reads a limited number of characters at each position.
  if (!/[*+{]/.test(expression.source)) return null;
  // Finding all matches covers what test, match, split and replace do.
  const global = new RegExp(expression.source, `${expression.flags.replace(/[gy]/g, '')}g`);
  return findSuperlinearGrowth((text) => text.replace(global, ''), attacksOn(expression));
}

/**
 * Repetitions of common characters, of the expression's own characters and of texts that it accepts, after beginnings
 * of such texts, each without an ending and with endings that it hardly ever accepts.
 */
function attacksOn(expression: RegExp): readonly Attack[] {
  const samples = samplesOf(expression);
  const written = pick([...new Set(literalsOf(expression.source))], 10);
  const beginnings = samples.flatMap((sample) => {
    const letters = [...sample];
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  const prefixes = pick([...new Set(beginnings)], 8);
  const repeated = new Set([
    ...KINDS,
    ...written,
    ...written.flatMap((one) => [`${one}a`, `${one}0`, `${one} `, `${one}a `]),
    ...written.flatMap((one) => written.map((other) => one + other)),
    ...prefixes,
    ...samples.flatMap((sample) => [`${sample} `, sample, sample.slice(0, -1)]),
  ]);
  repeated.delete('');
  return [...repeated].flatMap((pump) =>
    ['', ...prefixes].flatMap((prefix) => ENDS.map((suffix) => ({ prefix, pump, suffix }))),
  );
}

/** Picks at most this many items, evenly distributed. */
function pick<T>(all: readonly T[], max: number): readonly T[] {
  const step = Math.max(1, all.length / max);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** The literal characters, and those of escapes such as \u2019. */
function literalsOf(source: string): readonly string[] {
  const plain = source
    .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})/gi, (_, long, short) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
    .replace(/\\[pP]\{\w+\}|\\[dDwWsSbB]|\(\?<?[:=!]/g, '')
    .replace(/\\(.)/gs, '$1');
  return [...plain];
}

/** Texts that the expression accepts, as far as they can be generated: without lookarounds and back references. */
function samplesOf({ source, flags }: RegExp): readonly string[] {
  const plain = source.replace(/\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()[\]\\])*\)|\\[bB1-9]/g, '');
  try {
    const accepted = fc.stringMatching(new RegExp(plain, flags.replace(/[^ius]/g, '')), {
      size: 'small',
    });
    return fc.sample(accepted, { seed: SEED, numRuns: SAMPLES });
  } catch {
    return [];
  }
}

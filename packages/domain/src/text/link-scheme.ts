/** Only this much of a URL is checked, because no valid scheme starts later. */
const EXAMINED_CHARACTERS = 512;

/** A URL that is still encoded after this many rounds is malicious. */
const MAX_DECODINGS = 8;

/** Invisible and blank characters: browsers skip some of them, and readers see none. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  colon: ':',
  newline: '\n',
  tab: '\t',
};

/** The scheme of a URL, in lower case; null when it is relative. */
export function schemeOf(address: string): string | null {
  return SCHEME.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** The beginning of a URL without invisible characters. */
export function visibleStart(address: string): string {
  return address.replace(INVISIBLE, '').slice(0, EXAMINED_CHARACTERS);
}

/**
 * Every scheme that a URL could have once entities and percent signs are decoded repeatedly; null when the decoding
 * doesn't end.
 */
export function schemesBehind(address: string): ReadonlySet<string> | null {
  const schemes = new Set<string>();
  let form = visibleStart(address);
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings += 1) {
    const scheme = schemeOf(form);
    if (scheme !== null) schemes.add(scheme);
    const decoded = visibleStart(decodeOnce(form));
    if (decoded === form) return schemes;
    form = decoded;
  }
  return null;
}

function decodeOnce(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (whole, hex: string) =>
      character(Number.parseInt(hex, 16), whole),
    )
    .replace(/&#(\d{1,7});?/g, (whole, digits: string) => character(Number(digits), whole))
    .replace(
      /&(amp|colon|newline|tab);/gi,
      (_, name: string) => NAMED_ENTITIES[name.toLowerCase()] ?? '',
    )
    .replace(/%([0-7][0-9a-f])/gi, (whole, hex: string) =>
      character(Number.parseInt(hex, 16), whole),
    );
}

function character(codePoint: number, otherwise: string): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : otherwise;
}

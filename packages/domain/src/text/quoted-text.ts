/**
 * Invisible characters that programs act on: controls, marks that reverse the direction of the text, zero-width
 * characters, fillers. Line breaks stay, and so do the variation selectors of emoji.
 */
const HIDDEN = /(?!\n|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A tab separates words, so it becomes a space; other hidden characters are removed. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').replaceAll(HIDDEN, '');
}

/** The full stop, and the characters that browsers read as one in a host name. */
const DOT_INSIDE_WORD = /[.\u3002\uff0e\uff61](?=[^\s\p{P}])/gu;
const SCHEME = /:(?:\s*\/{2,})+/g;
/** Schemes that email clients turn into links even without slashes. */
const SHORT_SCHEME = /\b(mailto|tel|sms|javascript|data):(?=\S)/giu;
const NUMBER = /^\p{P}*\p{Sc}?\d+\.\d+\p{L}{0,2}\p{P}*$/u;

/**
 * One person's text in an email or a notification to another: a name, a title, a message. It stays readable, but email
 * clients find no link in it, and nothing in it is hidden or reverses the text. A link would appear under our name and
 * in our layout, and be trusted for it.
 */
export function quotedText(text: string): string {
  return visibleText(text)
    .replaceAll(SCHEME, ': ')
    .replaceAll(SHORT_SCHEME, '$1: ')
    .replaceAll(/\S+/gu, (word) =>
      NUMBER.test(word) ? word : word.replaceAll(DOT_INSIDE_WORD, '$& '),
    );
}

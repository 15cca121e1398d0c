/**
 * Characters that no reader sees but every program obeys: controls, marks that turn the direction of
 * the text, zero-width characters, fillers. Line breaks stay, and so does what makes an emoji one.
 */
const HIDDEN = /(?!\n|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A tab separates words, so it becomes a space; of the other hidden characters nothing is left. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').replaceAll(HIDDEN, '');
}

/** The full stop, and the ones that browsers read as a full stop in the name of a site. */
const DOT_INSIDE_WORD = /[.\u3002\uff0e\uff61](?=[^\s\p{P}])/gu;
const SCHEME = /:(?:\s*\/{2,})+/g;
/** Schemes that mail programs make a link of without any slashes. */
const SHORT_SCHEME = /\b(mailto|tel|sms|javascript|data):(?=\S)/giu;
const NUMBER = /^\p{P}*\p{Sc}?\d+\.\d+\p{L}{0,2}\p{P}*$/u;

/**
 * Words of one person for an email or a notification to another: a name, a title, a message. They
 * stay readable, but mail programs find no link in them, and nothing in them is hidden or turns the
 * text around. A link would come under our name and in our layout, and be trusted for it.
 */
export function quotedText(text: string): string {
  return visibleText(text)
    .replaceAll(SCHEME, ': ')
    .replaceAll(SHORT_SCHEME, '$1: ')
    .replaceAll(/\S+/gu, (word) =>
      NUMBER.test(word) ? word : word.replaceAll(DOT_INSIDE_WORD, '$& '),
    );
}

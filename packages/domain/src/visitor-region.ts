/** The browser's locale and time zone. */
export type VisitorRegion = { readonly locale: string; readonly timeZone: string };

/**
 * True if “$” can only mean Australian dollars to a visitor: their browser is set to Australia, or they are there, among
 * prices in that currency. Either is enough, because many Australians have a browser in American English. A visitor whom
 * this takes for a foreigner loses nothing: “A$” is true for everyone.
 */
export function isAustralian({ locale, timeZone }: VisitorRegion): boolean {
  return /-AU\b/i.test(locale) || timeZone.startsWith('Australia/');
}

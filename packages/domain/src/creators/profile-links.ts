import { fail, ok, type Result } from '../result.ts';
import { MAX_PROFILE_LINK_LENGTH, MAX_PROFILE_LINKS } from '../text-limits.ts';

export const profileLinkTexts = {
  invalid: (link: string) => `“${link}” isn’t a link that starts with https://`,
  tooLong: `Use links of up to ${MAX_PROFILE_LINK_LENGTH} characters`,
  tooMany: `Use up to ${MAX_PROFILE_LINKS} links`,
} as const;

/** A user name before the host, as in https://bank.example@evil.example, would hide where the link leads. */
const WEB_PAGE = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/i;

/** A host as people type it, such as mirka.example/walks. */
const WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/** The URL of a link that was typed without https://; anything else is unchanged. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  return WITHOUT_SCHEME.test(link) ? `https://${link}` : link;
}

/** The longest part of a wrong link that an error repeats. */
const QUOTED_LENGTH = 40;

/** The links of a creator's page, without empty lines and repetitions; or the text of the first error. */
export function readProfileLinks(lines: readonly string[]): Result<readonly string[], string> {
  const links = [...new Set(lines.map(completeLink))].filter((line) => line !== '');
  if (links.length > MAX_PROFILE_LINKS) return fail(profileLinkTexts.tooMany);
  for (const link of links) {
    if (link.length > MAX_PROFILE_LINK_LENGTH) return fail(profileLinkTexts.tooLong);
    if (!WEB_PAGE.test(link)) return fail(profileLinkTexts.invalid(link.slice(0, QUOTED_LENGTH)));
  }
  return ok(links);
}

/** What a link is shown as: the host and path, such as “mirka.example/walks”. */
export function profileLinkLabel(link: string): string {
  return link.replace(/^https:\/\/(?:www\.)?/i, '').replace(/[/?#]$/, '');
}

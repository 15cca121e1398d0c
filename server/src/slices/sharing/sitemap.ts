import { type AppLink, appLinkUrl, OWN_LINKS } from '@laneway/domain/app-links/app-link';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { printNamedGuidePath } from '@laneway/domain/app-links/guide-path';

/** The ids that a part covers, of guides and of creators alike: the protocol allows 50,000 URLs in one file. */
export const IDS_PER_PART = 20_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export type ListedGuide = {
  readonly id: number;
  readonly title: string;
  readonly last_modified: Date;
};

export type ListedCreator = { readonly id: number; readonly name: string };

export type Listed = {
  readonly guides: readonly ListedGuide[];
  readonly creators: readonly ListedCreator[];
};

/**
 * A part has the guides and the creators of a range of ids, so that it is found without counting, and a new guide
 * changes only the last part.
 */
export function partsUpTo(highestId: number): number {
  return Math.max(1, Math.ceil(highestId / IDS_PER_PART));
}

export function printSitemapIndex(publicUrl: string, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${index + 1}`)}</loc></sitemap>\n`,
  );
  return wrap('sitemapindex', files.join(''));
}

/** The first part also has the app's own pages. */
export function printSitemap(
  publicUrl: string,
  part: number,
  { guides, creators }: Listed,
): string {
  const own: readonly AppLink[] = part === 1 ? [{ kind: 'home' }, ...OWN_LINKS] : [];
  const pages = own.map(
    (link) => `<url><loc>${escapeXml(appLinkUrl(publicUrl, link))}</loc></url>\n`,
  );
  const guideEntries = guides.map(({ id, title, last_modified }) => {
    const address = escapeXml(encodeURI(publicUrl + printNamedGuidePath(id, title)));
    return `<url><loc>${address}</loc><lastmod>${last_modified.toISOString()}</lastmod></url>\n`;
  });
  const creatorEntries = creators.map(({ id, name }) => {
    const address = escapeXml(encodeURI(publicUrl + printNamedCreatorPath(id, name)));
    return `<url><loc>${address}</loc></url>\n`;
  });
  return wrap('urlset', [...pages, ...guideEntries, ...creatorEntries].join(''));
}

/** Keeps crawlers away from the API and from personal pages. */
export function printRobots(publicUrl: string): string {
  const closed = ['/api/', '/checkout/', '/dev/'].map((path) => `Disallow: ${path}\n`).join('');
  // The images of guides are allowed.
  return `User-agent: *\n${closed}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function wrap(element: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${NAMESPACE}>\n${content}</${element}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

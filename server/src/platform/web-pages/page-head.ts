import type { Creator, PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { InitialData } from '@laneway/contract/first-screen';
import {
  type AppLink,
  appLinkUrl,
  OWN_PAGES,
  type OwnPage,
  PRIVATE_PAGES,
  type PrivatePage,
} from '@laneway/domain/app-links/app-link';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { printNamedGuidePath } from '@laneway/domain/app-links/guide-path';
import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { creatorData, guideData } from './structured-data.ts';

/** The metadata of a page for search engines and link previews. */
export type PageHead =
  /** The app itself, whose page already has its metadata. Home has no title but its name. */
  | { readonly kind: 'app'; readonly url: string; readonly title: string | null }
  | ({ readonly kind: 'about' } & Subject)
  /** A guide or creator that wasn't loaded: the page differs for everyone with a session. */
  | { readonly kind: 'unknown' }
  /** Pages of tokens, searches and the person who is logged in. Most have no title before the app has loaded. */
  | { readonly kind: 'private'; readonly title: string | null };

export type Subject = {
  /** The canonical URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: { readonly url: string; readonly alt: string };
  /** Structured data of schema.org. */
  readonly data: object;
};

export type HeadOptions = {
  readonly publicUrl: string;
  /** The path of a guide's image for link previews. */
  readonly shareImageOf: (guide: PublishedGuide) => string;
};

export function headOf(
  link: AppLink,
  { guide, places, creator }: InitialData,
  options: HeadOptions,
): PageHead {
  const { kind } = link;
  if (kind === 'home' || isOwnPage(kind)) {
    const title = kind === 'home' ? null : OWN_PAGES[kind].title;
    // Without the filters of a list, which is one page to a search engine.
    return { kind: 'app', url: appLinkUrl(options.publicUrl, { kind }), title };
  }
  if (isPrivatePage(kind)) return { kind: 'private', title: PRIVATE_PAGES[kind].title };
  if (link.kind === 'creator') {
    const newest = creator?.items[0];
    return creator === undefined || newest === undefined
      ? { kind: 'unknown' }
      : { kind: 'about', ...aboutCreator(creator, newest, options) };
  }
  if (link.kind !== 'guide' && link.kind !== 'place') return { kind: 'private', title: null };
  if (guide === undefined) return { kind: 'unknown' };
  const placeId = link.placeId;
  const place = places?.places.find(({ p_id }) => p_id === placeId);
  const subject = aboutGuide(guide, options);
  return {
    kind: 'about',
    ...(place === undefined ? subject : aboutPlace(subject, place, options)),
  };
}

function isOwnPage(kind: AppLink['kind']): kind is OwnPage {
  return kind in OWN_PAGES;
}

function isPrivatePage(kind: AppLink['kind']): kind is PrivatePage {
  return kind in PRIVATE_PAGES;
}

function aboutGuide(guide: PublishedGuide, { publicUrl, shareImageOf }: HeadOptions): Subject {
  const { g_id: id, g_title: title } = guide;
  const url = publicUrl + printNamedGuidePath(id, title);
  const description = plainText(summaryOf(guide.g_description));
  const image = publicUrl + shareImageOf(guide);
  return {
    url,
    title,
    description,
    image: { url: image, alt: `${title} by ${guide.g_author}` },
    data: guideData(guide, { url, description, image }),
  };
}

/** A creator's preview is the card of their newest guide. */
function aboutCreator(
  creator: Creator,
  newest: PublishedGuide,
  { publicUrl, shareImageOf }: HeadOptions,
): Subject {
  const { u_id: id, u_name: name, u_bio: bio, guide_count: count } = creator;
  const url = publicUrl + printNamedCreatorPath(id, name);
  const guides = count === 1 ? '1 guide' : `${count} guides`;
  const description = bio?.replaceAll(/\s+/g, ' ') ?? `${guides} by ${name} on Laneway`;
  return {
    url,
    title: name,
    description,
    image: { url: publicUrl + shareImageOf(newest), alt: `${newest.g_title} by ${name}` },
    data: creatorData(creator, { url, description }),
  };
}

/** A place's preview is the card of its guide. */
function aboutPlace(guide: Subject, place: PublishedPlace, { publicUrl }: HeadOptions): Subject {
  const { g_id: guideId, p_id: placeId } = place;
  return {
    ...guide,
    url: appLinkUrl(publicUrl, { kind: 'guide', guideId, placeId }),
    title: `${place.p_title} · ${guide.title}`,
    description: plainText(summaryOf(place.p_description)),
  };
}

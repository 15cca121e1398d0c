import { isUnsavedId, parseRecordId } from '../guides/ids.ts';
import type { QueryParams } from './query-text.ts';

/** A guide or place as a dashboard names it: published and pending rows are numbered separately. */
export type RecordRef =
  | { readonly source: 'published' | 'pending'; readonly id: number }
  /** Exists in this browser only: new-guide-…, draft-from-…, new-place-… */
  | { readonly source: 'unsaved'; readonly id: string };

export const GUIDE_VIEWS = ['edit', 'walk', 'review', 'history', 'testers'] as const;

export type GuideView = (typeof GUIDE_VIEWS)[number];

/** The guide that is open in a dashboard, and the place in it; null for the guide itself. */
export type OpenGuide = {
  readonly guide: RecordRef;
  readonly place: RecordRef | null;
  readonly view: GuideView;
};

/** Parts that are a single list or sheet, without a selection in their URL. */
export const PLAIN_PARTS = [
  'activity',
  'creator-requests',
  'earnings',
  'media',
  'messages',
  'money',
  'orders',
  'overview',
  'place-reports',
  'received-reviews',
  'review',
  'reviews',
  'royalties',
  'searches',
  'system',
] as const;

/** The open part of a dashboard. It includes parts that the web app doesn't have yet. */
export type DashboardRoute =
  | { readonly part: 'guides'; readonly open: OpenGuide | null }
  /** The account that is open; null for the list of accounts. */
  | { readonly part: 'users'; readonly person: number | null }
  | { readonly part: (typeof PLAIN_PARTS)[number] };

export type DashboardPart = DashboardRoute['part'];

/** The names of the parameters that a route takes in a link. */
export const ROUTE_PARAMS = {
  part: 'dashboard',
  guide: 'guide',
  place: 'place',
  view: 'view',
  person: 'person',
} as const;

/** Longer than any id created here. */
const MAX_UNSAVED_ID = 64;

const PENDING = 'pending-';

/** The parameters of a link to this route. Defaults are left out. */
export function routeParams(route: DashboardRoute): QueryParams {
  const part: QueryParams = [[ROUTE_PARAMS.part, route.part]];
  if (route.part === 'users' && route.person !== null) {
    return [...part, [ROUTE_PARAMS.person, String(route.person)]];
  }
  if (route.part !== 'guides' || route.open === null) return part;
  const { guide, place, view } = route.open;
  return [
    ...part,
    [ROUTE_PARAMS.guide, refText(guide)],
    ...(place === null ? [] : [[ROUTE_PARAMS.place, refText(place)] as const]),
    ...(view === 'edit' ? [] : [[ROUTE_PARAMS.view, view] as const]),
  ];
}

/**
 * The route that a link's parameters name; null unless its part is known. An unreadable guide leads to the list of
 * guides, an unreadable place to its guide, an unreadable person to the list of accounts.
 */
export function readRoute(params: ReadonlyMap<string, string>): DashboardRoute | null {
  const part = params.get(ROUTE_PARAMS.part);
  if (part === 'users') return { part, person: parseRecordId(params.get(ROUTE_PARAMS.person)) };
  if (part !== 'guides') return plainRoute(part);
  const guide = parseRef(params.get(ROUTE_PARAMS.guide));
  if (guide === null) return { part, open: null };
  const place = parseRef(params.get(ROUTE_PARAMS.place));
  const view = GUIDE_VIEWS.find((each) => each === params.get(ROUTE_PARAMS.view)) ?? 'edit';
  return { part, open: { guide, place, view } };
}

function plainRoute(name: string | undefined): DashboardRoute | null {
  const part = PLAIN_PARTS.find((each) => each === name);
  return part === undefined ? null : { part };
}

/** `7` is published, `pending-7` is pending, and an unsaved id has its own prefix. */
function refText({ source, id }: RecordRef): string {
  return source === 'pending' ? `${PENDING}${id}` : String(id);
}

function parseRef(text = ''): RecordRef | null {
  if (isUnsavedId(text) && text.length <= MAX_UNSAVED_ID) return { source: 'unsaved', id: text };
  const isPending = text.startsWith(PENDING);
  const id = parseRecordId(isPending ? text.slice(PENDING.length) : text);
  return id === null ? null : { source: isPending ? 'pending' : 'published', id };
}

import { TOKEN_PURPOSES, type TokenPurpose } from '../accounts/token-purposes.ts';
import { type ListView, listViewParams, readListView } from '../discovery/browsing.ts';
import { parseRecordId } from '../guides/ids.ts';
import { isOrderId } from '../purchase/order-id.ts';
import { parseCreatorPath, printCreatorPath } from './creator-path.ts';
import { type DashboardRoute, readRoute, routeParams } from './dashboard-route.ts';
import { type GuidePath, parseGuidePath, printGuidePath } from './guide-path.ts';
import { parseQuery, printQuery, type QueryParams } from './query-text.ts';

/** Public pages that aren't about a single guide or creator. */
export const OWN_PAGES = {
  allGuides: { path: '/guides', title: 'All guides' },
  experience: { path: '/experience', title: 'What walkers say' },
  makeGuides: { path: '/make-guides', title: 'Make guides' },
  terms: { path: '/terms', title: 'Terms of Use' },
} as const;

/** Pages that show everyone something else, so that only their path and title are public. */
export const PRIVATE_PAGES = {
  login: { path: '/login', title: 'Log in' },
  createUser: { path: '/sign-up', title: 'Create account' },
  passwordResetRequest: { path: '/forgot-password', title: 'Reset your password' },
  accountRecovery: { path: '/recovery', title: 'Account recovery' },
  userPanel: { path: '/your-guides', title: 'Your guides' },
  account: { path: '/account', title: 'Your details' },
  orders: { path: '/orders', title: 'Your orders' },
  wishList: { path: '/wish-list', title: 'Wish list' },
  walkHistory: { path: '/walks', title: 'Your walks' },
  gift: { path: '/gift', title: 'Gift a guide' },
  contactUs: { path: '/contact', title: 'Contact us' },
  savedGuides: { path: '/saved-guides', title: 'Download Manager' },
} as const;

export type PrivatePage = keyof typeof PRIVATE_PAGES;

export type OwnPage = keyof typeof OWN_PAGES;

/** Every target of a URL of the app. */
export type AppLink =
  | { readonly kind: 'home' }
  | { readonly kind: Exclude<OwnPage, 'allGuides'> | PrivatePage }
  | { readonly kind: 'allGuides'; readonly view?: ListView }
  /** Files that another app has shared with this one. */
  | { readonly kind: 'sharedFiles' }
  | ({ readonly kind: 'guide' } & GuidePath)
  /** A place whose guide the link doesn't name. */
  | { readonly kind: 'place'; readonly placeId: number }
  | { readonly kind: 'creator'; readonly creatorId: number }
  /** Its results, or the page of results if it has filters. */
  | { readonly kind: 'search'; readonly text: string; readonly view?: ListView }
  /** A part of the dashboard of the reader's role. */
  | { readonly kind: 'dashboard'; readonly route: DashboardRoute }
  /** The return from the payment provider's page. */
  | {
      readonly kind: 'order';
      readonly orderId: string;
      /** `cancelled` if the provider reported that the buyer cancelled. */
      readonly checkout: 'cancelled' | null;
    }
  /** The emailed link of a tester; without its token, the page says what is missing. */
  | { readonly kind: 'tester'; readonly token: string | null }
  /** An emailed link. One without its token still counts: the page says what is missing. */
  | { readonly kind: 'token'; readonly purpose: TokenPurpose; readonly token: string | null };

/** The names of pages in a query. Shortcuts on home screens have one of a page that also has a path. */
const NAMED_PAGES = { userPanel: 'your-guides', sharedFiles: 'shared-files' } as const;

const PARAMS = {
  guide: 'guide',
  place: 'place',
  search: 'search',
  order: 'order',
  checkout: 'checkout',
  token: 'token',
  tokenPurpose: 'type',
  tester: 'tester',
  namedPage: 'open',
} as const;

export const OWN_LINKS = (Object.keys(OWN_PAGES) as readonly OwnPage[]).map((kind) => ({ kind }));

const PATHS = { ...OWN_PAGES, ...PRIVATE_PAGES };
const PATH_KINDS = Object.keys(PATHS) as readonly (keyof typeof PATHS)[];

/** The purpose of a token whose link doesn't name one. */
const DEFAULT_PURPOSE: TokenPurpose = 'password_reset';

/** The path of a link, with its query: `/` for home. */
export function printAppLink(link: AppLink): string {
  return pathOf(link) + printQuery(paramsOf(link));
}

/** The absolute URL of a link. The app's URL has no trailing slash. */
export function appLinkUrl(appUrl: string, link: AppLink): string {
  return appUrl + printAppLink(link);
}

/**
 * Parses a path with its query, or a query alone. Unknown parameters are ignored, and an unknown link leads home.
 * Emailed links and the payment provider's return come first, so that nothing else in the URL can override them.
 */
export function parseAppLink(address: string): AppLink {
  const [path = '', ...query] = address.split('?');
  const params = parseQuery(query.join('?'));
  return (
    tokenLink(params) ??
    testerLink(params) ??
    orderLink(params) ??
    dashboardLink(params) ??
    pathLink(path, params) ??
    guideLink(params) ??
    placeLink(params) ??
    namedPageLink(params) ??
    searchLink(params) ?? { kind: 'home' }
  );
}

function pathOf(link: AppLink): string {
  switch (link.kind) {
    case 'guide':
      return printGuidePath(link);
    case 'creator':
      return printCreatorPath(link.creatorId);
    default:
      return isOwnPath(link.kind) ? PATHS[link.kind].path : '/';
  }
}

function paramsOf(link: AppLink): QueryParams {
  switch (link.kind) {
    case 'place':
      return [[PARAMS.place, String(link.placeId)]];
    case 'sharedFiles':
      return [[PARAMS.namedPage, NAMED_PAGES.sharedFiles]];
    case 'allGuides':
      return listViewParams(link.view);
    case 'search':
      return [[PARAMS.search, link.text], ...listViewParams(link.view)];
    case 'dashboard':
      return routeParams(link.route);
    case 'order': {
      const order = [PARAMS.order, link.orderId] as const;
      return link.checkout === null ? [order] : [order, [PARAMS.checkout, link.checkout]];
    }
    case 'tester':
      return [[PARAMS.tester, link.token ?? '']];
    case 'token':
      return [
        [PARAMS.token, link.token ?? ''],
        [PARAMS.tokenPurpose, link.purpose],
      ];
    default:
      return [];
  }
}

function isOwnPath(kind: AppLink['kind']): kind is keyof typeof PATHS {
  return kind in PATHS;
}

type Params = ReadonlyMap<string, string>;

function tokenLink(params: Params): AppLink | null {
  const token = params.get(PARAMS.token);
  if (token === undefined) return null;
  const named = params.get(PARAMS.tokenPurpose);
  const purpose = TOKEN_PURPOSES.find((each) => each === named) ?? DEFAULT_PURPOSE;
  return { kind: 'token', purpose, token: token.trim() || null };
}

function testerLink(params: Params): AppLink | null {
  const token = params.get(PARAMS.tester);
  return token === undefined ? null : { kind: 'tester', token: token.trim() || null };
}

function orderLink(params: Params): AppLink | null {
  const orderId = params.get(PARAMS.order);
  if (!isOrderId(orderId)) return null;
  const checkout = params.get(PARAMS.checkout) === 'cancelled' ? 'cancelled' : null;
  return { kind: 'order', orderId, checkout };
}

function dashboardLink(params: Params): AppLink | null {
  const route = readRoute(params);
  return route === null ? null : { kind: 'dashboard', route };
}

function pathLink(path: string, params: Params): AppLink | null {
  const kind = PATH_KINDS.find((each) => PATHS[each].path === path);
  if (kind === 'allGuides') return { kind, ...viewIn(params) };
  if (kind !== undefined) return { kind };
  const guide = parseGuidePath(path);
  if (guide !== null) return { kind: 'guide', ...guide };
  const creatorId = parseCreatorPath(path);
  return creatorId === null ? null : { kind: 'creator', creatorId };
}

/** The first form of these links, which people can also type by hand. */
function guideLink(params: Params): AppLink | null {
  const guideId = parseRecordId(params.get(PARAMS.guide));
  if (guideId === null) return null;
  return { kind: 'guide', guideId, placeId: parseRecordId(params.get(PARAMS.place)) };
}

function placeLink(params: Params): AppLink | null {
  const placeId = parseRecordId(params.get(PARAMS.place));
  return placeId === null ? null : { kind: 'place', placeId };
}

function namedPageLink(params: Params): AppLink | null {
  const named = params.get(PARAMS.namedPage);
  const pages = Object.keys(NAMED_PAGES) as readonly (keyof typeof NAMED_PAGES)[];
  const kind = pages.find((each) => NAMED_PAGES[each] === named);
  return kind === undefined ? null : { kind };
}

function searchLink(params: Params): AppLink | null {
  const text = params.get(PARAMS.search)?.trim() ?? '';
  return text === '' ? null : { kind: 'search', text, ...viewIn(params) };
}

function viewIn(params: Params): { readonly view?: ListView } {
  const view = readListView((name) => params.get(name));
  return view === null ? {} : { view };
}

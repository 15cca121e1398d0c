import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import type { GuidePart } from '@laneway/domain/app-links/guide-path';
import type { ListView } from '@laneway/domain/discovery/browsing';
import type { DashboardPage, Role } from '@laneway/domain/roles';

/** The allowed visitors: everyone, only those who aren't logged in, or a role and those above it. */
export type Audience = 'everyone' | 'anonymous' | Role;

/** The parts of a guide that only those with access see. */
export type InsidePart = Extract<GuidePart, 'places' | 'walk' | 'map'>;

export type ParamTypes = {
  guideId: number;
  placeId: number;
  part: InsidePart;
  creatorId: number;
  token: string;
  searchText: string;
  /** The filters and the order of a list; null for none. */
  view: ListView;
  orderId: string;
  /** Set when the payment provider reports that the visitor cancelled. */
  checkout: 'cancelled';
  /** The open part of a dashboard, with its selection. */
  route: DashboardRoute;
};

export type ParamName = keyof ParamTypes;

/** An optional parameter may be null: the page then says what is missing. */
export type Requirement = 'required' | 'optional';

export type PageFacts = {
  readonly params: { readonly [K in ParamName]?: Requirement };
  readonly audience: Audience;
  /** A step of the login flow; after login, back doesn't lead to it. */
  readonly isLoginFlow: boolean;
};

/** Every page, with its parameters and audience. */
export const PAGES = {
  guidesHomePage: { params: {}, audience: 'everyone', isLoginFlow: false },
  // The target of a link depends on access to its guide, which only the server knows. At least one
  // of the two ids is given.
  sharedLink: {
    params: { guideId: 'optional', placeId: 'optional', part: 'optional' },
    audience: 'everyone',
    isLoginFlow: false,
  },
  placesHomePage: { params: { guideId: 'optional' }, audience: 'everyone', isLoginFlow: false },
  placeDetail: {
    params: { guideId: 'required', placeId: 'required' },
    audience: 'everyone',
    isLoginFlow: false,
  },
  displayMap: {
    params: { guideId: 'optional', placeId: 'optional' },
    audience: 'everyone',
    isLoginFlow: false,
  },
  walk: { params: { guideId: 'required' }, audience: 'everyone', isLoginFlow: false },
  // Visitors have one on their device.
  wishList: { params: {}, audience: 'everyone', isLoginFlow: false },
  walkHistory: { params: {}, audience: 'everyone', isLoginFlow: false },
  // Open to everyone: only the purchase needs a login, not seeing the price.
  paymentScreen: { params: { guideId: 'required' }, audience: 'everyone', isLoginFlow: false },
  // Files that another app has shared with this one. The page itself checks who may open them.
  sharedFiles: { params: {}, audience: 'everyone', isLoginFlow: false },
  userPanel: { params: {}, audience: 'user', isLoginFlow: false },
  account: { params: {}, audience: 'user', isLoginFlow: false },
  orders: { params: {}, audience: 'user', isLoginFlow: false },
  contactUs: { params: {}, audience: 'user', isLoginFlow: false },
  login: { params: {}, audience: 'anonymous', isLoginFlow: true },
  createUser: { params: {}, audience: 'anonymous', isLoginFlow: true },
  passwordResetRequest: { params: {}, audience: 'everyone', isLoginFlow: true },
  resetPassword: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: true },
  accountRecovery: { params: {}, audience: 'everyone', isLoginFlow: true },
  gift: { params: { guideId: 'optional' }, audience: 'user', isLoginFlow: false },
  giftConfirmation: { params: { orderId: 'optional' }, audience: 'everyone', isLoginFlow: false },
  // Open to everyone: on return from the provider, the session isn't known until the server replies.
  orderReturn: {
    params: { orderId: 'required', checkout: 'optional' },
    audience: 'everyone',
    isLoginFlow: false,
  },
  // Not a login step: the page itself logs in, and stays to show its message.
  accountActivation: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  // Not a login step either: it asks for a login if needed, and stays to confirm.
  emailConfirmation: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  // The same for the link that was sent to a new email.
  emailChange: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  // The link of a tester. It needs no account, and a login makes no difference.
  testedDraft: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  allGuides: { params: { view: 'optional' }, audience: 'everyone', isLoginFlow: false },
  searchResults: {
    params: { searchText: 'required', view: 'optional' },
    audience: 'everyone',
    isLoginFlow: false,
  },
  // The reviews of a guide, or of all guides.
  experience: { params: { guideId: 'optional' }, audience: 'everyone', isLoginFlow: false },
  creator: { params: { creatorId: 'required' }, audience: 'everyone', isLoginFlow: false },
  // Anyone may read what it takes to be a creator and what one earns. Only asking for the role needs a login.
  makeGuides: { params: {}, audience: 'everyone', isLoginFlow: false },
  downloadManager: { params: {}, audience: 'everyone', isLoginFlow: false },
  adminDashboard: { params: { route: 'required' }, audience: 'admin', isLoginFlow: false },
  creatorDashboard: { params: { route: 'required' }, audience: 'creator', isLoginFlow: false },
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** A page with its parameters. */
export type EntryOf<P extends PageName> = { readonly page: P } & {
  readonly [K in keyof (typeof PAGES)[P]['params'] &
    ParamName]: 'required' extends (typeof PAGES)[P]['params'][K]
    ? ParamTypes[K]
    : ParamTypes[K] | null;
};

export type Entry = { [P in PageName]: EntryOf<P> }[PageName];

export type DashboardEntry = EntryOf<DashboardPage>;

/** The props of a page's component. */
export type PageProps<P extends PageName> = { readonly entry: EntryOf<P> };

export function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}

export function isDashboard(page: PageName): page is DashboardPage {
  return page === 'adminDashboard' || page === 'creatorDashboard';
}

/** The facts of a page, typed the same for every page. */
export function pageFacts(page: PageName): PageFacts {
  return PAGES[page];
}

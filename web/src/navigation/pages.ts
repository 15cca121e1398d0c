import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import type { DashboardPage, Role } from '@laneway/domain/roles';

/** Who may be on a page: everyone, only those who are not logged in, or a role and those above it. */
export type Audience = 'everyone' | 'anonymous' | Role;

export type ParamTypes = {
  guideId: number;
  placeId: number;
  token: string;
  searchText: string;
  orderId: string;
  /** How the payment provider said that the visitor left its page, where it did. */
  checkout: 'cancelled';
  /** The part of a dashboard, and what is open in it. */
  route: DashboardRoute;
};

export type ParamName = keyof ParamTypes;

/** An optional parameter is there as null: the page says in words what it lacks. */
export type Requirement = 'required' | 'optional';

export type PageFacts = {
  readonly params: { readonly [K in ParamName]?: Requirement };
  readonly audience: Audience;
  /** A step on the way to being logged in; once there, nobody is led back to it. */
  readonly isLoginFlow: boolean;
};

/** Every page there is, with what it takes and for whom it is. */
export const PAGES = {
  guidesHomePage: { params: {}, audience: 'everyone', isLoginFlow: false },
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
  // Open to everyone: the purchase is what takes a login, not the look at what it would cost.
  paymentScreen: { params: { guideId: 'required' }, audience: 'everyone', isLoginFlow: false },
  userPanel: { params: {}, audience: 'user', isLoginFlow: false },
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
  // Not a step that login skips: the page itself logs in, and stays for its message to be read.
  accountActivation: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  // The same: it logs in whoever is not, and stays to confirm.
  emailConfirmation: { params: { token: 'optional' }, audience: 'everyone', isLoginFlow: false },
  searchResults: { params: { searchText: 'required' }, audience: 'everyone', isLoginFlow: false },
  experience: { params: { guideId: 'optional' }, audience: 'everyone', isLoginFlow: false },
  downloadManager: { params: {}, audience: 'everyone', isLoginFlow: false },
  adminDashboard: { params: { route: 'required' }, audience: 'admin', isLoginFlow: false },
  creatorDashboard: { params: { route: 'required' }, audience: 'creator', isLoginFlow: false },
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** A page with what it was opened for. */
export type EntryOf<P extends PageName> = { readonly page: P } & {
  readonly [K in keyof (typeof PAGES)[P]['params'] &
    ParamName]: 'required' extends (typeof PAGES)[P]['params'][K]
    ? ParamTypes[K]
    : ParamTypes[K] | null;
};

export type Entry = { [P in PageName]: EntryOf<P> }[PageName];

export type DashboardEntry = EntryOf<DashboardPage>;

/** What the component of a page is given. */
export type PageProps<P extends PageName> = { readonly entry: EntryOf<P> };

export function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}

export function isDashboard(page: PageName): page is DashboardPage {
  return page === 'adminDashboard' || page === 'creatorDashboard';
}

/** The facts of a page without the particulars of its name. */
export function pageFacts(page: PageName): PageFacts {
  return PAGES[page];
}

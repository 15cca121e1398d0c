import { type ComponentType, useEffect, useState } from 'react';
import { entryKey } from '../navigation/entry.ts';
import type { Entry, PageName, PageProps } from '../navigation/pages.ts';
import { GuidesHome } from '../pages/guides-home/guides-home.tsx';
import { PageLoading } from './page-loading.tsx';

/** Fetches the code of pages when they are first shown. */
type PageLoaders = { readonly [P in PageName]?: () => Promise<ComponentType<PageProps<P>>> };

/** The pages of this build. One that is missing here cannot be opened, and its buttons hide. */
const LOADERS: PageLoaders = {
  placesHomePage: async () => (await import('../pages/places-home/places-home.tsx')).PlacesHome,
  placeDetail: async () => (await import('../pages/place-detail/place-detail.tsx')).PlaceDetail,
  displayMap: async () => (await import('../pages/display-map/display-map.tsx')).DisplayMap,
  paymentScreen: async () =>
    (await import('../pages/payment-screen/payment-screen.tsx')).PaymentScreen,
  orderReturn: async () => (await import('../pages/order-return/order-return.tsx')).OrderReturn,
  gift: async () => (await import('../pages/gift/gift.tsx')).Gift,
  giftConfirmation: async () =>
    (await import('../pages/gift-confirmation/gift-confirmation.tsx')).GiftConfirmation,
  userPanel: async () => (await import('../pages/user-panel/user-panel.tsx')).UserPanel,
  contactUs: async () => (await import('../pages/contact-us/contact-us.tsx')).ContactUs,
  login: async () => (await import('../pages/login/login.tsx')).Login,
  createUser: async () => (await import('../pages/create-user/create-user.tsx')).CreateUser,
  passwordResetRequest: async () =>
    (await import('../pages/password-reset-request/password-reset-request.tsx'))
      .PasswordResetRequest,
  resetPassword: async () =>
    (await import('../pages/reset-password/reset-password.tsx')).ResetPassword,
  accountRecovery: async () =>
    (await import('../pages/account-recovery/account-recovery.tsx')).AccountRecovery,
  accountActivation: async () =>
    (await import('../pages/account-activation/account-activation.tsx')).AccountActivation,
  adminDashboard: async () =>
    (await import('../dashboards/admin/admin-dashboard.tsx')).AdminDashboard,
  creatorDashboard: async () =>
    (await import('../dashboards/creator/creator-dashboard.tsx')).CreatorDashboard,
};

/** What each page is called: in the window's title, and to those who hear it. */
const TITLES: Readonly<Record<PageName, string>> = {
  guidesHomePage: 'Guides',
  placesHomePage: 'Places in this guide',
  placeDetail: 'Place',
  displayMap: 'Map',
  paymentScreen: 'Get this guide',
  userPanel: 'Your guides',
  contactUs: 'Contact us',
  login: 'Log in',
  createUser: 'Create account',
  passwordResetRequest: 'Reset your password',
  resetPassword: 'Choose a new password',
  accountRecovery: 'Account recovery',
  gift: 'Give a guide',
  giftConfirmation: 'Gift sent',
  orderReturn: 'Your order',
  accountActivation: 'Activate your account',
  searchResults: 'Search results',
  experience: 'What walkers say',
  downloadManager: 'Download Manager',
  adminDashboard: 'Creator Dashboard',
  creatorDashboard: 'Creator Dashboard',
};

type AnyPage = ComponentType<{ readonly entry: Entry }>;

/** Each loader is held to its own page by the table; here they all take whatever entry is theirs. */
const ANY_LOADERS = LOADERS as Readonly<Partial<Record<PageName, () => Promise<AnyPage>>>>;

/** What has come. The first page is in the first download: asking for it separately would only add a wait. */
const LOADED = new Map<PageName, AnyPage>([['guidesHomePage', GuidesHome]]);

const APP_TITLE = 'Laneway';

export function isPageAvailable(page: PageName): boolean {
  return LOADED.has(page) || ANY_LOADERS[page] !== undefined;
}

export function pageTitle(page: PageName): string {
  return TITLES[page];
}

/** What the window is called while this page is shown. */
export function documentTitle(page: PageName): string {
  return page === 'guidesHomePage' ? APP_TITLE : `${TITLES[page]} · ${APP_TITLE}`;
}

/** The page of an entry. Each entry gets one of its own: nothing of the last place is left in the next. */
export function Page({ entry }: { readonly entry: Entry }) {
  const Component = usePageCode(entry.page);
  return Component === null ? <PageLoading /> : <Component key={entryKey(entry)} entry={entry} />;
}

/**
 * The code of a page; null until it has come. React's own `lazy` would do, but for one thing: what
 * stands in meanwhile it leaves up for 300 ms, however soon the code is there.
 */
function usePageCode(page: PageName): AnyPage | null {
  const [, setArrived] = useState<PageName | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (LOADED.has(page)) return;
    let isGone = false;
    ANY_LOADERS[page]?.().then(
      (code) => {
        LOADED.set(page, code);
        if (!isGone) setArrived(page);
      },
      (error: unknown) => {
        if (!isGone) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [page]);
  // What cannot be shown is for the error boundary, which offers to load everything anew.
  if (failure !== null) throw failure;
  return LOADED.get(page) ?? null;
}

import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { type ComponentType, memo } from 'react';
import { useKnownPlaces } from '../api/queries/places.ts';
import { guideOf, placeOf } from '../core/navigation/entry.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Entry, PageName, PageProps } from '../core/navigation/pages.ts';
import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useOnline } from '../ui/use-online.ts';
import { GuidesHome } from '../visitor/guides-home/guides-home.tsx';
import styles from './crash-page.module.css';
import { PageLoading } from './page-loading.tsx';

/** Fetches the code of pages when they are first shown. */
type PageLoaders = { readonly [P in PageName]?: () => Promise<ComponentType<PageProps<P>>> };

/** The pages on which a visit can start are in the first download. */
const FIRST_PAGES: { readonly [P in PageName]?: ComponentType<PageProps<P>> } = {
  guidesHomePage: GuidesHome,
};

/** The other pages of this build. A page that is missing here can't be opened, and its buttons are hidden. */
const LOADERS: PageLoaders = {
  sharedLink: async () => (await import('../visitor/shared-link/shared-link.tsx')).SharedLink,
  placesHomePage: async () => (await import('../visitor/places-home/places-home.tsx')).PlacesHome,
  placeDetail: async () => (await import('../visitor/place-detail/place-detail.tsx')).PlaceDetail,
  displayMap: async () => (await import('../visitor/display-map/display-map.tsx')).DisplayMap,
  walk: async () => (await import('../walk/walk.tsx')).Walk,
  paymentScreen: async () =>
    (await import('../visitor/payment-screen/payment-screen.tsx')).PaymentScreen,
  orderReturn: async () => (await import('../visitor/order-return/order-return.tsx')).OrderReturn,
  gift: async () => (await import('../visitor/gift/gift.tsx')).Gift,
  giftConfirmation: async () =>
    (await import('../visitor/gift-confirmation/gift-confirmation.tsx')).GiftConfirmation,
  sharedFiles: async () => (await import('../creator/shared-files/shared-files.tsx')).SharedFiles,
  userPanel: async () => (await import('../visitor/user-panel/user-panel.tsx')).UserPanel,
  contactUs: async () => (await import('../visitor/contact-us/contact-us.tsx')).ContactUs,
  login: async () => (await import('../visitor/login/login.tsx')).Login,
  createUser: async () => (await import('../visitor/create-user/create-user.tsx')).CreateUser,
  passwordResetRequest: async () =>
    (await import('../visitor/password-reset-request/password-reset-request.tsx'))
      .PasswordResetRequest,
  resetPassword: async () =>
    (await import('../visitor/reset-password/reset-password.tsx')).ResetPassword,
  accountRecovery: async () =>
    (await import('../visitor/account-recovery/account-recovery.tsx')).AccountRecovery,
  accountActivation: async () =>
    (await import('../visitor/account-activation/account-activation.tsx')).AccountActivation,
  emailConfirmation: async () =>
    (await import('../visitor/email-confirmation/email-confirmation.tsx')).EmailConfirmation,
  testedDraft: async () =>
    (await import('../creator/tested-draft/tested-draft.tsx')).TestedDraftPage,
  searchResults: async () =>
    (await import('../visitor/search-results/search-results.tsx')).SearchResults,
  allGuides: async () => (await import('../visitor/all-guides/all-guides.tsx')).AllGuides,
  experience: async () => (await import('../visitor/experience/experience.tsx')).Experience,
  creator: async () => (await import('../visitor/creator/creator.tsx')).CreatorPage,
  downloadManager: async () =>
    (await import('../visitor/download-manager/download-manager.tsx')).DownloadManager,
  adminDashboard: async () => (await import('../admin/admin-dashboard.tsx')).AdminDashboard,
  creatorDashboard: async () => (await import('../creator/creator-dashboard.tsx')).CreatorDashboard,
};

/** The default title of each page, for the window and for screen readers. */
const TITLES: Readonly<Record<PageName, string>> = {
  guidesHomePage: 'Guides',
  sharedLink: 'Opening the link',
  placesHomePage: 'Places in this guide',
  placeDetail: 'Place',
  displayMap: 'Map',
  walk: 'Walk',
  paymentScreen: 'Get this guide',
  sharedFiles: 'Shared files',
  userPanel: 'Your guides',
  contactUs: 'Contact us',
  login: 'Log in',
  createUser: 'Create account',
  passwordResetRequest: 'Reset your password',
  resetPassword: 'Choose a new password',
  accountRecovery: 'Account recovery',
  gift: 'Gift a guide',
  giftConfirmation: 'Gift sent',
  orderReturn: 'Your order',
  accountActivation: 'Activate your account',
  emailConfirmation: 'Confirm your email',
  testedDraft: 'Try out a guide',
  allGuides: OWN_PAGES.allGuides.title,
  searchResults: 'Search results',
  experience: OWN_PAGES.experience.title,
  creator: 'Creator',
  downloadManager: 'Download Manager',
  adminDashboard: 'Creator Dashboard',
  creatorDashboard: 'Creator Dashboard',
};

type AnyPage = ComponentType<{ readonly entry: Entry }> & {
  readonly preload?: () => Promise<void>;
};

/** The table types each page with its own entry; here they all take any entry. */
const PAGES: Readonly<Partial<Record<PageName, AnyPage>>> = {
  ...(FIRST_PAGES as Readonly<Record<string, AnyPage>>),
  ...Object.fromEntries(
    Object.entries(LOADERS as Readonly<Record<string, () => Promise<AnyPage>>>).map(
      ([page, load]) => [page, lazyPage(load)],
    ),
  ),
};

function lazyPage(load: () => Promise<AnyPage>): AnyPage {
  return lazyComponent(load, {
    fallback: ({ entry }) => <PageLoading page={entry.page} title={pageTitle(entry.page)} />,
    failed: (tryAgain, { entry }) => (
      <PageMissing entry={entry} title={pageTitle(entry.page)} onTryAgain={tryAgain} />
    ),
  });
}

/** Fetches the code of a page ahead of showing it. */
export async function loadPage(page: PageName): Promise<void> {
  await PAGES[page]?.preload?.();
}

export function isPageAvailable(page: PageName): boolean {
  return PAGES[page] !== undefined;
}

export function pageTitle(page: PageName): string {
  return TITLES[page];
}

/** The page of an entry, or its loading or failed state while there is no code for it. */
export const Page = memo(function Page({ entry }: { readonly entry: Entry }) {
  const Shown = PAGES[entry.page];
  if (Shown === undefined) throw new Error(`There is no ${entry.page} in this build`);
  return <Shown entry={entry} />;
});

type PageMissingProps = {
  readonly entry: Entry;
  /** The title of the page, if nothing better is known. */
  readonly title: string;
  readonly onTryAgain: () => void;
};

/** Shown when the code of a page couldn't be loaded, usually because there is no connection. */
function PageMissing({ entry, title, onTryAgain }: PageMissingProps) {
  const name = useKnownName(entry) ?? title;
  useDocumentTitle(name);
  const { back } = useNavigation();
  const isOnline = useOnline();
  return (
    <main className={styles.page}>
      <TopBar onBack={back} />
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1 className={styles.title}>{name}</h1>
        <Callout
          tone={isOnline ? 'error' : 'info'}
          text={
            isOnline ? 'We couldn’t load this page.' : 'You’re offline. Connect to open this page.'
          }
          action={{ label: 'Try again', onAct: onTryAgain }}
        />
      </div>
    </main>
  );
}

/** The title of an entry, if the list that led to it has loaded it; null otherwise. */
function useKnownName(entry: Entry): string | null {
  const placeId = placeOf(entry);
  const place = useKnownPlaces(guideOf(entry))?.find(({ p_id }) => p_id === placeId);
  return place?.p_title ?? null;
}

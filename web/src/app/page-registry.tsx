import { OWN_PAGES, PRIVATE_PAGES } from '@laneway/domain/app-links/app-link';
import { DASHBOARD_NAMES } from '@laneway/domain/roles';
import { type ComponentType, memo, useEffect } from 'react';
import { useKnownPlaces } from '../api/queries/places.ts';
import { guideOf, placeOf } from '../core/navigation/entry.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Entry, PageName } from '../core/navigation/pages.ts';
import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useOnline } from '../ui/use-online.ts';
import { GuidesHome } from '../visitor/guides-home/guides-home.tsx';
import styles from './crash-page.module.css';
import type { FirstPage, PageLoaders } from './page-loaders.ts';
import { PageLoading } from './page-loading.tsx';

/** The pages that the server can render, without loading anything before their code. */
const FIRST_PAGES: PageLoaders<Exclude<FirstPage, 'guidesHomePage'>> = {
  sharedLink: async () => (await import('../visitor/shared-link/shared-link.tsx')).SharedLink,
  placesHomePage: async () => (await import('../visitor/places-home/places-home.tsx')).PlacesHome,
};

/** The default title of each page, for the window and for screen readers. */
const TITLES: Readonly<Record<PageName, string>> = {
  guidesHomePage: 'Guides',
  sharedLink: 'Opening the link',
  placesHomePage: 'Places in this guide',
  placeDetail: 'Place',
  displayMap: 'Map',
  walk: 'Walk',
  wishList: PRIVATE_PAGES.wishList.title,
  walkHistory: PRIVATE_PAGES.walkHistory.title,
  paymentScreen: 'Get this guide',
  sharedFiles: 'Shared files',
  userPanel: PRIVATE_PAGES.userPanel.title,
  account: PRIVATE_PAGES.account.title,
  orders: PRIVATE_PAGES.orders.title,
  contactUs: PRIVATE_PAGES.contactUs.title,
  login: PRIVATE_PAGES.login.title,
  createUser: PRIVATE_PAGES.createUser.title,
  passwordResetRequest: PRIVATE_PAGES.passwordResetRequest.title,
  resetPassword: 'Choose a new password',
  accountRecovery: PRIVATE_PAGES.accountRecovery.title,
  gift: PRIVATE_PAGES.gift.title,
  giftConfirmation: 'Gift sent',
  orderReturn: 'Your order',
  accountActivation: 'Activate your account',
  emailConfirmation: 'Confirm your email',
  emailChange: 'Confirm your new email',
  testedDraft: 'Try out a guide',
  allGuides: OWN_PAGES.allGuides.title,
  searchResults: 'Search results',
  experience: OWN_PAGES.experience.title,
  creator: 'Creator',
  makeGuides: OWN_PAGES.makeGuides.title,
  downloadManager: PRIVATE_PAGES.savedGuides.title,
  ...DASHBOARD_NAMES,
};

type AnyPage = ComponentType<{ readonly entry: Entry }> & {
  readonly preload?: () => Promise<void>;
};

type Loaders = Readonly<Partial<Record<string, () => Promise<AnyPage>>>>;

/** The table types each page with its own entry; here they all take any entry. */
const PAGES: Readonly<Record<string, AnyPage>> = {
  ...Object.fromEntries(Object.keys(TITLES).map((page) => [page, lazyPage(() => load(page))])),
  // Most visits begin with this page, so it is in the first download.
  guidesHomePage: GuidesHome,
};

async function load(page: string): Promise<AnyPage> {
  const loader = (FIRST_PAGES as Loaders)[page] ?? ((await laterPages()) as Loaders)[page];
  if (loader === undefined) throw new Error(`There is no ${page} in this build`);
  return loader();
}

async function laterPages() {
  return (await import('./page-loaders.ts')).LATER_PAGES;
}

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

/** Loads the module with the loaders of the other pages, once the visitor may be about to open one. */
export function useLaterPages(isNear: boolean): void {
  useEffect(() => {
    if (isNear) laterPages().catch(() => undefined);
  }, [isNear]);
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

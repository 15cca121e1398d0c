import type { ComponentType } from 'react';
// Their pages link to some of these calls.
import '../api/member-calls.ts';
import type { PageName, PageProps } from '../core/navigation/pages.ts';

/** Fetches the code of pages when they are first shown. */
export type PageLoaders<Name extends PageName> = {
  readonly [P in Name]: () => Promise<ComponentType<PageProps<P>>>;
};

/** The pages that are in the first script, or named by it. */
export type FirstPage = 'guidesHomePage' | 'sharedLink' | 'placesHomePage';

/**
 * All other pages. They aren't listed in the first script, because the names of their files, and of the files that
 * these need, are mostly hashes, which don't compress.
 */
export const LATER_PAGES: PageLoaders<Exclude<PageName, FirstPage>> = {
  placeDetail: async () => (await import('../visitor/place-detail/place-detail.tsx')).PlaceDetail,
  displayMap: async () => (await import('../visitor/display-map/display-map.tsx')).DisplayMap,
  walk: async () => (await import('../walk/walk.tsx')).Walk,
  wishList: async () => (await import('../visitor/wish-list/wish-list-page.tsx')).WishListPage,
  walkHistory: async () => (await import('../walk/history/walk-history.tsx')).WalkHistory,
  paymentScreen: async () =>
    (await import('../visitor/payment-screen/payment-screen.tsx')).PaymentScreen,
  orderReturn: async () => (await import('../visitor/order-return/order-return.tsx')).OrderReturn,
  gift: async () => (await import('../visitor/gift/gift.tsx')).Gift,
  giftConfirmation: async () =>
    (await import('../visitor/gift-confirmation/gift-confirmation.tsx')).GiftConfirmation,
  sharedFiles: async () => (await import('../creator/shared-files/shared-files.tsx')).SharedFiles,
  userPanel: async () => (await import('../visitor/user-panel/user-panel.tsx')).UserPanel,
  account: async () => (await import('../visitor/account/account.tsx')).AccountPage,
  orders: async () => (await import('../visitor/orders/orders.tsx')).Orders,
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
  emailChange: async () => (await import('../visitor/email-change/email-change.tsx')).EmailChange,
  testedDraft: async () =>
    (await import('../creator/tested-draft/tested-draft.tsx')).TestedDraftPage,
  searchResults: async () =>
    (await import('../visitor/search-results/search-results.tsx')).SearchResults,
  allGuides: async () => (await import('../visitor/all-guides/all-guides.tsx')).AllGuides,
  experience: async () => (await import('../visitor/experience/experience.tsx')).Experience,
  creator: async () => (await import('../visitor/creator/creator.tsx')).CreatorPage,
  makeGuides: async () => (await import('../visitor/make-guides/make-guides.tsx')).MakeGuides,
  downloadManager: async () =>
    (await import('../visitor/download-manager/download-manager.tsx')).DownloadManager,
  adminDashboard: async () => (await import('../admin/admin-dashboard.tsx')).AdminDashboard,
  creatorDashboard: async () => (await import('../creator/creator-dashboard.tsx')).CreatorDashboard,
};

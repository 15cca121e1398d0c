import type { PageName } from '../core/navigation/pages.ts';

/** A line for each page about what works without a connection, short enough for a phone. */
const TEXTS: Partial<Readonly<Record<PageName, string>>> = {
  guidesHomePage: 'Only saved guides are shown while you’re offline.',
  allGuides: 'Only saved guides are shown while you’re offline.',
  sharedLink: 'You’re offline. Only saved guides open.',
  placesHomePage: 'You’re offline. Saved guides still work.',
  placeDetail: 'You’re offline. Saved guides still work.',
  displayMap: 'You’re offline. Saved guides still work.',
  walk: 'You’re offline. Saved guides still work.',
  userPanel: 'You’re offline. Your saved guides still open.',
  downloadManager: 'You’re offline. Downloads wait until you’re back.',
  contactUs: 'You’re offline. We’ll send your message later.',
  searchResults: 'You’re offline. Only saved guides are searched.',
  creator: 'You’re offline. Only saved guides are shown.',
  experience: 'You’re offline. Connect to see reviews.',
  makeGuides: 'You’re offline. Connect to ask to become a creator.',
  paymentScreen: 'You’re offline. Connect to get this guide.',
  orderReturn: 'You’re offline. Connect to see your order.',
  gift: 'You’re offline. Connect to gift a guide.',
  giftConfirmation: 'You’re offline. Connect to see your gift.',
  login: 'You’re offline. Connect to log in.',
  createUser: 'You’re offline. Connect to create an account.',
  passwordResetRequest: 'You’re offline. Connect to reset your password.',
  resetPassword: 'You’re offline. Connect to reset your password.',
  accountRecovery: 'You’re offline. Connect to recover your account.',
  accountActivation: 'You’re offline. Connect to activate your account.',
  emailConfirmation: 'You’re offline. Connect to confirm your email.',
  testedDraft: 'You’re offline. Connect to try out this guide.',
  adminDashboard: 'You’re offline. Connect to use the dashboard.',
  creatorDashboard: 'You’re offline. We keep what you type on this device.',
};

export function offlineText(page: PageName): string | null {
  return TEXTS[page] ?? null;
}

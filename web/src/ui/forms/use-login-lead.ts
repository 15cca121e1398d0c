import { useGuide } from '../../api/queries/guides.ts';
import { guideOf } from '../../core/navigation/entry.ts';
import { useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageName } from '../../core/navigation/pages.ts';

type KnownGuide = { readonly g_title: string; readonly g_price: number };

/** The purpose of a login, by the page that it leads to. A guide that isn't loaded has no title yet. */
const PURPOSES: { readonly [P in PageName]?: (guide: KnownGuide | undefined) => string } = {
  paymentScreen: (guide) => `${guide?.g_price === 0 ? 'get' : 'buy'} ${titleOf(guide)}`,
  gift: (guide) => `gift ${guide?.g_title ?? 'a guide'}`,
  placesHomePage: (guide) => `open ${titleOf(guide)}`,
  experience: (guide) => `rate ${titleOf(guide)}`,
  contactUs: () => 'contact us',
  makeGuides: () => 'become a creator',
  userPanel: () => 'see your guides',
  account: () => 'change your account',
  orders: () => 'see your orders',
  orderReturn: () => 'see your order',
  emailConfirmation: () => 'confirm your email',
  emailChange: () => 'confirm your new email',
  creatorDashboard: () => 'open your dashboard',
  adminDashboard: () => 'open your dashboard',
};

/** The reason why a login or a sign-up is needed, if another page required it; otherwise the given text. */
export function useLoginLead(action: 'Log in' | 'Create an account', otherwise: string): string {
  const next = useNavState(
    ({ redirectAfterLogin, redirectAfterSignup }) => redirectAfterLogin ?? redirectAfterSignup,
  );
  const guide = useGuide(next === null ? null : guideOf(next)).data;
  const purpose = next === null ? undefined : PURPOSES[next.page]?.(guide);
  return purpose === undefined ? otherwise : `${action} to ${purpose}`;
}

function titleOf(guide: KnownGuide | undefined): string {
  return guide?.g_title ?? 'this guide';
}

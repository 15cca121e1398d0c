import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { ListParam } from '@laneway/domain/discovery/browsing';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import type { Role } from '@laneway/domain/roles';
import type { NavState } from './nav-state.ts';
import type { OverlayKind } from './overlays.ts';
import type { Entry, InsidePart } from './pages.ts';

/** The target of a shared link. */
export type SharedLink = {
  /** Null for the overview of a guide, or the page of a place. */
  readonly part: InsidePart | null;
} & (
  | { readonly guideId: number; readonly placeId: number | null }
  | { readonly guideId: null; readonly placeId: number }
);

/** New values of a list's parameters. The others stay as they are. */
export type ListChanges = { readonly [P in ListParam]?: string | null };

/** Every action that changes the visitor's location in the app. */
export type NavAction =
  /** Goes to a page, or to the one the guards choose; returns to one that is already in the stack. */
  | { readonly type: 'openPage'; readonly entry: Entry }
  /** Replaces the current page, so that back doesn't lead to it. */
  | { readonly type: 'replacePage'; readonly entry: Entry }
  /** Changes filters or the order of the list that is open; null takes one away. */
  | { readonly type: 'narrowList'; readonly changes: ListChanges }
  /** A saved guide or place has a new id; nothing moves. */
  | {
      readonly type: 'renameRecord';
      readonly record: 'guide' | 'place';
      readonly from: RecordRef;
      readonly to: RecordRef;
    }
  | { readonly type: 'back' }
  /** Home without overlays. */
  | { readonly type: 'goHome' }
  /** Shows the guide's overview, or hides it if it is shown. */
  | { readonly type: 'pickGuide'; readonly guideId: number }
  /** Shows the guide's overview whatever was open, for example when its places were refused. */
  | { readonly type: 'showOverview'; readonly guideId: number }
  | { readonly type: 'openGuide'; readonly guideId: number; readonly opening: OpeningAction }
  | { readonly type: 'completePurchase'; readonly guideId: number }
  /** A gift has been paid for. */
  | { readonly type: 'confirmGift'; readonly orderId: string }
  | { readonly type: 'submitSearch'; readonly text: string }
  | { readonly type: 'openTermsOfUse' }
  /** Closes the overlay of this kind and those above it. */
  | { readonly type: 'closeOverlay'; readonly kind: OverlayKind }
  /** The nav bar's user button. */
  | { readonly type: 'openUser' }
  /** The dashboard of the viewer's role. */
  | { readonly type: 'openDashboard' }
  | {
      readonly type: 'openLoginFlow';
      readonly page: 'login' | 'createUser';
      /** The target after success; null for the previous screen. */
      readonly redirect: Entry | null;
    }
  /** A session started, changed or ended. On login and createUser, its start means success. */
  | { readonly type: 'setRole'; readonly role: Role | null }
  /** The visitor chose to log out. */
  | { readonly type: 'logOut' }
  /** Opened with the emailed link of a tester; null if it lost its token. */
  | { readonly type: 'arriveAsTester'; readonly token: string | null }
  | {
      readonly type: 'arriveWithToken';
      readonly purpose: TokenPurpose;
      readonly token: string | null;
    }
  /** The payment provider has sent the visitor back. */
  | {
      readonly type: 'arriveWithOrder';
      readonly orderId: string;
      readonly checkout: 'cancelled' | null;
    }
  /** A shared link to a guide, to a place in it, or to a place whose guide isn't known yet. */
  | { readonly type: 'arriveByLink'; readonly link: SharedLink }
  /** The target of a shared link, once it is known whether the visitor has access to its guide. */
  | {
      readonly type: 'followLink';
      readonly guideId: number;
      readonly placeId: number | null;
      readonly part: InsidePart | null;
      readonly isOpen: boolean;
    }
  /**
   * The app was opened at a page that isn't for everyone, before it is known who is logged in. A dashboard stands for
   * the one of the viewer's role.
   */
  | { readonly type: 'arriveAtPage'; readonly entry: Entry }
  /** The browser went back or forward in its history. */
  | { readonly type: 'restore'; readonly to: NavState };

import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import type { Role } from '@laneway/domain/roles';
import { entryFromAddress, isFromOutside } from './arrival.ts';
import type { ListChanges, NavAction } from './nav-actions.ts';
import type { OverlayKind } from './overlays.ts';
import type { Entry, InsidePart } from './pages.ts';

/** The actions by name, for pages. */
export type Commands = ReturnType<typeof createCommands>;

export function createCommands(dispatch: (action: NavAction) => void) {
  return {
    openPage: (entry: Entry) => dispatch({ type: 'openPage', entry }),
    /** Replaces the current page, so that back doesn't lead to it. */
    replacePage: (entry: Entry) => dispatch({ type: 'replacePage', entry }),
    narrowList: (changes: ListChanges) => dispatch({ type: 'narrowList', changes }),
    renameRecord: (record: 'guide' | 'place', from: RecordRef, to: RecordRef) =>
      dispatch({ type: 'renameRecord', record, from, to }),
    back: () => dispatch({ type: 'back' }),
    goHome: () => dispatch({ type: 'goHome' }),

    pickGuide: (guideId: number) => dispatch({ type: 'pickGuide', guideId }),
    showOverview: (guideId: number) => dispatch({ type: 'showOverview', guideId }),
    /** `opening` is the result of the domain's openingAction for this viewer and guide. */
    openGuide: (guideId: number, opening: OpeningAction) =>
      dispatch({ type: 'openGuide', guideId, opening }),
    openPlace: (guideId: number, placeId: number) =>
      dispatch({ type: 'openPage', entry: { page: 'placeDetail', guideId, placeId } }),
    /** Continues from a shared link, once it is known whether the visitor may open its guide. */
    followLink: (
      guideId: number,
      link: { readonly placeId: number | null; readonly part: InsidePart | null },
      isOpen: boolean,
    ) => dispatch({ type: 'followLink', guideId, placeId: link.placeId, part: link.part, isOpen }),
    completePurchase: (guideId: number) => dispatch({ type: 'completePurchase', guideId }),
    confirmGift: (orderId: string) => dispatch({ type: 'confirmGift', orderId }),

    /**
     * Follows a link to a guide, a place, a creator or a search, such as one in a creator's text. Links of emails and
     * of the payment provider are ignored; any other leads home.
     */
    openAddress: (path: string) => {
      const { actions } = entryFromAddress(path);
      if (actions.length === 0) dispatch({ type: 'goHome' });
      for (const action of actions) {
        // Inside the app it is known who is logged in.
        if (action.type === 'arriveAtPage') dispatch({ type: 'openPage', entry: action.entry });
        else if (!isFromOutside(action)) dispatch(action);
      }
    },

    submitSearch: (text: string) => dispatch({ type: 'submitSearch', text }),
    openTermsOfUse: () => dispatch({ type: 'openTermsOfUse' }),
    closeOverlay: (kind: OverlayKind) => dispatch({ type: 'closeOverlay', kind }),

    /** Opens login first if nobody is logged in, and returns to the form after it. */
    openContact: () => dispatch({ type: 'openPage', entry: { page: 'contactUs' } }),
    openUser: () => dispatch({ type: 'openUser' }),
    openDashboard: () => dispatch({ type: 'openDashboard' }),

    openLogin: (redirect: Entry | null) =>
      dispatch({ type: 'openLoginFlow', page: 'login', redirect }),
    openSignup: (redirect: Entry | null) =>
      dispatch({ type: 'openLoginFlow', page: 'createUser', redirect }),
    setRole: (role: Role | null) => dispatch({ type: 'setRole', role }),
    logOut: () => dispatch({ type: 'logOut' }),
  };
}

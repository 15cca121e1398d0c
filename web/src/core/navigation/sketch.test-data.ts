import { routeParams } from '@laneway/domain/app-links/dashboard-route';
import { printQuery } from '@laneway/domain/app-links/query-text';
import { listViewParams } from '@laneway/domain/discovery/browsing';
import { isDashboardEntry } from './entry.ts';
import type { NavAction } from './nav-actions.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE, type NavState, type Screen } from './nav-state.ts';
import type { Overlay } from './overlays.ts';
import type { Entry } from './pages.ts';

/** The stack in one line: `guidesHomePage [overview 1] > placesHomePage 1`. */
export function sketch({ stack }: NavState): string {
  return stack.map(sketchScreen).join(' > ');
}

export function run(actions: readonly NavAction[], from: NavState = INITIAL_NAV_STATE): NavState {
  return actions.reduce(navReducer, from);
}

/** A rule in words, the actions, and the stack that they lead to from a first visit. */
export type RuleRow = readonly [rule: string, actions: readonly NavAction[], leadsTo: string];

function sketchScreen({ entry, overlays }: Screen): string {
  const layers = overlays.map((overlay) => `[${sketchOverlay(overlay)}]`);
  return [entry.page, ...sketchParams(entry), ...layers].join(' ');
}

/** A dashboard includes its open record: `creatorDashboard guides pending-7 new-place-1`. */
function sketchParams(entry: Entry): readonly string[] {
  if (isDashboardEntry(entry)) return routeParams(entry.route).map(([, text]) => text);
  const { page: _, ...params } = entry;
  const { part, view, ...others } = { part: null, view: null, ...params };
  const onlyIfAny = [part ?? '', printQuery(listViewParams(view))].filter((text) => text !== '');
  return [...Object.values(others).map(String), ...onlyIfAny];
}

function sketchOverlay(overlay: Overlay): string {
  switch (overlay.kind) {
    case 'guideOverview':
      return ['overview', overlay.guideId, overlay.sharedPlaceId].filter(Boolean).join(' ');
    case 'searchResponse':
      return `search ${overlay.text}`;
    case 'termsOfUse':
      return 'terms';
  }
}

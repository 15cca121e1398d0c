import type { DashboardRoute, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { entryKey, isDashboardEntry } from './entry.ts';
import type { NavAction } from './nav-actions.ts';
import type { NavState, Screen } from './nav-state.ts';
import { withStack } from './stack.ts';

type Rename = Extract<NavAction, { type: 'renameRecord' }>;

/** Replaces the id of a guide or place in the whole stack, so that Back still finds it. */
export function renameRecord(state: NavState, rename: Rename): NavState {
  const [home, ...rest] = state.stack;
  const renamed = rest.map((screen) => renameIn(screen, rename));
  // Two entries may be the same record now; the upper one is the current one.
  const keys = renamed.map(({ entry }) => entryKey(entry));
  return withStack(state, [
    home,
    ...renamed.filter((_, index) => keys.lastIndexOf(keys[index] ?? '') === index),
  ]);
}

function renameIn(screen: Screen, rename: Rename): Screen {
  const { entry } = screen;
  if (!isDashboardEntry(entry)) return screen;
  return { ...screen, entry: { ...entry, route: renameRoute(entry.route, rename) } };
}

function renameRoute(route: DashboardRoute, { record, from, to }: Rename): DashboardRoute {
  if (route.part !== 'guides' || route.open === null) return route;
  const named = (ref: RecordRef) => (ref.source === from.source && ref.id === from.id ? to : ref);
  const { guide, place } = route.open;
  return {
    ...route,
    open: {
      ...route.open,
      ...(record === 'guide' ? { guide: named(guide) } : {}),
      ...(record === 'place' && place !== null ? { place: named(place) } : {}),
    },
  };
}

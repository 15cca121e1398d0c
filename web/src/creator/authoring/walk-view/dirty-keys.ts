import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry, type NavState } from '../../../core/navigation/nav-state.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { guideRef, isSameRef, placeRef } from '../workspace/guide-ref.ts';

/** The records with unsaved changes, the guide first. */
export function dirtyKeys({ guideRecord, getState }: Workspace): readonly string[] {
  const places = getState().places.filter(({ record }) => record.isDirty());
  return [...(guideRecord.isDirty() ? [GUIDE_KEY] : []), ...places.map(({ key }) => key)];
}

/**
 * The unsaved records that a move leaves. The walk shows all records, so selecting another place or opening the history
 * leaves none; a form shows only its own.
 */
export function unsavedKeysLeftBy(workspace: Workspace, to: NavState): readonly string[] {
  const dirty = dirtyKeys(workspace);
  const open = openGuideOf(to);
  if (open === null || !isSameRef(open.guide, guideRef(workspace.getState().guide))) return dirty;
  if (open.view === 'walk' || open.view === 'history') return [];
  const shown = shownKey(workspace, open);
  return dirty.filter((key) => key !== shown);
}

function openGuideOf(state: NavState): OpenGuide | null {
  const entry = currentEntry(state);
  return isDashboardEntry(entry) && entry.route.part === 'guides' ? entry.route.open : null;
}

function shownKey({ getState }: Workspace, { place: ref }: OpenGuide): string | undefined {
  if (ref === null) return GUIDE_KEY;
  return getState().places.find(({ place }) => isSameRef(placeRef(place), ref))?.key;
}

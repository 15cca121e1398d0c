import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry, type NavState } from '../../../core/navigation/nav-state.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { guideRef, isSameRef, placeRef } from '../workspace/guide-ref.ts';

/** The records with changes that aren't saved, the guide first. */
export function dirtyKeys({ guideRecord, getState }: Workspace): readonly string[] {
  const places = getState().places.filter(({ record }) => record.isDirty());
  return [...(guideRecord.isDirty() ? [GUIDE_KEY] : []), ...places.map(({ key }) => key)];
}

/**
 * The unsaved records that a move leaves behind. The walk shows all of them, so another place of the same walk leaves
 * none, nor does the history, which lies over it; a form shows its own only.
 */
export function keysLeft(workspace: Workspace, to: NavState): readonly string[] {
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

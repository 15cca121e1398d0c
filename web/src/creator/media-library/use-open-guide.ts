import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { UploadedMedia } from '../../api/queries/media.ts';
import { isDashboardEntry } from '../../core/navigation/entry.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';

/** The guide that uses a file: the published one before the draft. */
export function guideWith({ used_in_g_id, used_in_pg_id }: UploadedMedia): RecordRef | null {
  if (used_in_g_id !== null) return { source: 'published', id: used_in_g_id };
  return used_in_pg_id === null ? null : { source: 'pending', id: used_in_pg_id };
}

/** Opens a guide in the dashboard that is open. */
export function useOpenGuide(): (guide: RecordRef) => void {
  const { openPage } = useNavigation();
  const entry = useNavState(currentEntry);
  const page = isDashboardEntry(entry) ? entry.page : 'creatorDashboard';
  return (guide) =>
    openPage({ page, route: { part: 'guides', open: { guide, place: null, view: 'edit' } } });
}

import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { type EditableGuide, publishedGuideId } from '@laneway/domain/guides/editable-guide';
import { useOpenRevision } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';

/** The open draft of the same published guide, if that is another one than this. */
export function useOtherDraft(guide: EditableGuide, user: User): RecordRef | null {
  const { data: row = null } = useOpenRevision(user.u_id, publishedGuideId(guide));
  const ownId = guide.kind === 'pending' ? guide.id : null;
  return row === null || row.pg_id === ownId ? null : { source: 'pending', id: row.pg_id };
}

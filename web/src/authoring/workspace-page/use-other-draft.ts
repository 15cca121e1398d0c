import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { type EditableGuide, publishedGuideId } from '@laneway/domain/guides/editable-guide';
import { isOpen } from '@laneway/domain/workflow/editing';
import { usePendingGuides } from '../../api/queries/authoring.ts';
import type { User } from '../../session/session-state.ts';

/** The open draft of the same published guide, if that is another one than this. */
export function useOtherDraft(guide: EditableGuide, user: User): RecordRef | null {
  const { data = [] } = usePendingGuides(user.u_id, user.user_role === 'admin');
  const original = publishedGuideId(guide);
  const ownId = guide.kind === 'pending' ? guide.id : null;
  const other =
    original === null
      ? undefined
      : data.find(
          (row) =>
            row.original_g_id === original && row.pg_id !== ownId && isOpen(row.pg_pending_status),
        );
  return other === undefined ? null : { source: 'pending', id: other.pg_id };
}

import type { Notice } from '@laneway/contract/notifications';
import type { NotificationRow } from './store.ts';

export function presentNotification(row: NotificationRow): Notice {
  return {
    notice_id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    pg_id: row.pending_guide_id,
    g_id: row.guide_id,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

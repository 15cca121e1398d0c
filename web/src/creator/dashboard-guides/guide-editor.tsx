import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reloadAuthoredGuides } from '../../api/queries/authoring.ts';
import type { User } from '../../api/session/session-state.ts';
import { useNotificationEvents } from '../../ui/notifications/feed/use-notification-events.ts';
import { useAuthoring } from '../authoring/workspace/workspaces.ts';
import type { GuideOnFoot } from '../authoring/workspace-page/guide-on-foot.ts';
import { GuidePage } from '../authoring/workspace-page/guide-page.tsx';
import { GuideWalk } from './guide-walk.tsx';

export type GuideEditorProps = { readonly user: User | null; readonly open: OpenGuide };

/** An open guide: editing it, and field capture. */
export function GuideEditor({ user, open }: GuideEditorProps) {
  const authoring = useAuthoring();
  const queries = useQueryClient();
  const [onFoot, setOnFoot] = useState<GuideOnFoot | null>(null);
  useNotificationEvents((arrived) => {
    for (const { pg_id } of arrived)
      if (pg_id !== null) authoring?.workspaces.onRemoteChange(pg_id);
    // The guides on sale may have changed too.
    if (arrived.some(({ g_id }) => g_id !== null)) reloadAuthoredGuides(queries);
  });
  return (
    <>
      <GuidePage user={user} open={open} onWalk={setOnFoot} />
      {onFoot !== null && (
        <GuideWalk
          guide={onFoot}
          onClose={() => setOnFoot(null)}
          onSent={(pendingGuideId) => authoring?.workspaces.onRemoteChange(pendingGuideId)}
        />
      )}
    </>
  );
}

import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reloadAuthoredGuides } from '../api/queries/authoring.ts';
import { useAuthoring } from '../authoring/workspace/use-workspaces.ts';
import type { GuideOnFoot } from '../authoring/workspace-page/guide-on-foot.ts';
import { GuidePage } from '../authoring/workspace-page/guide-page.tsx';
import { useNotificationEvents } from '../notifications/feed/use-notification-events.ts';
import type { User } from '../session/session-state.ts';
import { GuideWalk } from './guide-walk.tsx';
import { ReviewDesk } from './review-desk.tsx';

export type GuideDeskProps = { readonly user: User | null; readonly open: OpenGuide };

/** A guide that is open: its review for an admin who asks for it, otherwise writing it and walking it with the phone. */
export function GuideDesk({ user, open }: GuideDeskProps) {
  const { guide, place, view } = open;
  const isReview = view === 'review' && user?.user_role === 'admin' && guide.source === 'pending';
  return isReview ? (
    <ReviewDesk
      key={guide.id}
      user={user}
      pendingGuideId={guide.id}
      placeId={place?.source === 'pending' ? place.id : null}
    />
  ) : (
    <WritingDesk user={user} open={open} />
  );
}

function WritingDesk({ user, open }: GuideDeskProps) {
  const authoring = useAuthoring();
  const queries = useQueryClient();
  const [onFoot, setOnFoot] = useState<GuideOnFoot | null>(null);
  useNotificationEvents((arrived) => {
    for (const { pg_id } of arrived) if (pg_id !== null) authoring?.workspaces.hearOfChange(pg_id);
    // What is on sale may have changed too.
    if (arrived.some(({ g_id }) => g_id !== null)) reloadAuthoredGuides(queries);
  });
  return (
    <>
      <GuidePage user={user} open={open} onWalk={setOnFoot} />
      {onFoot !== null && (
        <GuideWalk
          guide={onFoot}
          onClose={() => setOnFoot(null)}
          onSent={(pendingGuideId) => authoring?.workspaces.hearOfChange(pendingGuideId)}
        />
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { reloadAuthoredGuides } from '../../api/queries/authoring.ts';
import { Callout } from '../../ui/callout.tsx';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import { useNotificationEvents } from '../../ui/notifications/feed/use-notification-events.ts';
import { useOnline } from '../../ui/use-online.ts';
import { GuideList } from '../authoring/guide-list/guide-list.tsx';
import { onPhoneText, unsentText } from '../field-capture/field-texts.ts';
import { guideOf } from '../field-capture/open-outing.ts';
import type { Outing } from '../field-capture/store/records.ts';
import { useUnsentSpots } from '../field-capture/use-field-contents.ts';
import { GuideWalk } from './guide-walk.tsx';

/** The list of guides, and field capture for a new one. */
export function DashboardGuideList({ user }: SectionProps) {
  const queries = useQueryClient();
  const reload = () => reloadAuthoredGuides(queries);
  useNotificationEvents((arrived) => {
    if (arrived.some(({ pg_id, g_id }) => pg_id !== null || g_id !== null)) reload();
  });
  const isOnline = useOnline();
  const [onFoot, setOnFoot] = useState<Outing | 'new' | null>(null);
  const { counts, outing } = useUnsentSpots(user.u_id, reload);
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const notes = useMemo(() => {
    const known = [...counts].flatMap(([id, spots]) =>
      id === 'new' ? [] : [[id, onPhoneText(spots)] as const],
    );
    return new Map(known);
  }, [counts]);
  return (
    <>
      {outing !== null && (
        <Callout
          tone="info"
          text={unsentText(count, isOnline)}
          action={{ label: 'Open the walk', onAct: () => setOnFoot(outing) }}
        />
      )}
      <GuideList user={user} onWalk={() => setOnFoot('new')} notes={notes} />
      {onFoot !== null && (
        <GuideWalk
          {...(onFoot === 'new'
            ? { guide: null }
            : { guide: guideOf(onFoot), outingId: onFoot.id })}
          onClose={() => setOnFoot(null)}
          onSent={reload}
        />
      )}
    </>
  );
}

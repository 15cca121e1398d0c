import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { STATUS_NAMES } from '@laneway/domain/statuses';
import { useMemo } from 'react';
import { loadedItems } from '../../../api/cursor-pages.ts';
import { usePendingGuides, usePublishedGuides } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';
import { ActionPopover } from '../../../ui/action-popover.tsx';
import { type GuideEntry, guideEntries, UNTITLED } from '../guide-list/guide-entries.ts';
import { isSameRef } from '../workspace/guide-ref.ts';
import type { GuideRoutes } from './use-guide-routes.ts';

export type GuideSwitcherProps = {
  readonly user: User;
  readonly current: RecordRef;
  readonly routes: GuideRoutes;
};

/** More are easier to find in the list itself. */
const MAX_GUIDES = 12;

/** The menu for switching guides. */
export function GuideSwitcher({ user, current, routes }: GuideSwitcherProps) {
  // The first page of each list is more than the menu shows.
  const { data: pending } = usePendingGuides(user.u_id, user.user_role === 'admin');
  const { data: published } = usePublishedGuides(user.u_id);
  const guides = useMemo(() => {
    const entries = guideEntries({
      pending: loadedItems(pending),
      published: loadedItems(published),
      unsaved: [],
      unsavedIds: [],
      viewerId: user.u_id,
    });
    return withNames(
      [...entries.pending, ...entries.published].filter(({ ref }) => !isSameRef(ref, current)),
    ).slice(0, MAX_GUIDES);
  }, [pending, published, user.u_id, current]);
  return (
    <ActionPopover
      label="Switch guide"
      actions={[
        ...guides.map(({ label, ref }) => ({ label, onAct: () => routes.openGuide(ref) })),
        { label: authoringTexts.createGuide, onAct: () => void routes.createGuide() },
        { label: 'All your guides', onAct: routes.openList },
      ]}
    >
      ▾
    </ActionPopover>
  );
}

type Named = { readonly label: string; readonly ref: RecordRef };

/** Guides with the same title and status are distinguished by a number. */
function withNames(entries: readonly GuideEntry[]): readonly Named[] {
  const seen = new Map<string, number>();
  return entries.map(({ ref, title, status }) => {
    const name = `${title ?? UNTITLED} · ${STATUS_NAMES[status]}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ref, label: count === 1 ? name : `${name} (${count})` };
  });
}

import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import { publishedGuideId } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { useGuideHistory } from '../../api/queries/authoring.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { lastVerdict } from '../history/history-groups.ts';
import { statusLine } from './status-line.ts';
import { StatusNote } from './status-note.tsx';
import type { GuideRoutes } from './use-guide-routes.ts';

export type StatusSectionProps = {
  readonly guide: EditableGuide;
  readonly actor: Actor;
  readonly otherDraft: RecordRef | null;
  /** The author's own moves. */
  readonly actions: readonly StatusAction[];
  readonly problem: string | null;
  readonly routes: GuideRoutes;
  readonly onMove: (action: StatusAction) => void;
};

/** Where the guide stands, below its header. */
export function StatusSection(props: StatusSectionProps) {
  const { guide, actor, otherDraft, actions, problem, routes, onMove } = props;
  const { openContact } = useNavigation();
  const isReviewed = guide.kind === 'pending' && guide.status === 'needs_revision';
  const history = useGuideHistory(isReviewed ? guide.id : null);
  const reviewer = lastVerdict(history.data?.items ?? [])?.actor_name ?? null;
  const line = statusLine(guide, actor, reviewer, otherDraft !== null);
  if (line === null) return null;
  const liveId = publishedGuideId(guide);
  return (
    <StatusNote
      line={line}
      wayOut={otherDraft === null ? wayOutOf(guide, actions) : null}
      problem={problem}
      onMove={onMove}
      onContact={openContact}
      onOpenLive={() => {
        if (liveId !== null) routes.openGuide({ source: 'published', id: liveId });
      }}
      onOpenDraft={() => {
        if (otherDraft !== null) routes.openGuide(otherDraft);
      }}
    />
  );
}

/** Of a guide that can't be edited or submitted as it stands. */
function wayOutOf(guide: EditableGuide, actions: readonly StatusAction[]): StatusAction | null {
  const status = guide.kind === 'pending' ? guide.status : null;
  if (status !== 'submitted' && status !== 'withdrawn') return null;
  const find = (target: StatusAction['target']) => actions.find((each) => each.target === target);
  return find('draft') ?? find('withdrawn') ?? null;
}

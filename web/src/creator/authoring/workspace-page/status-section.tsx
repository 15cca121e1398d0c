import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { publishedGuideId } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { useState } from 'react';
import { useGuideHistory } from '../../../api/queries/authoring.ts';
import { useWalkReport } from '../../../api/queries/walks.ts';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { lastVerdict } from '../history/history-groups.ts';
import { useListings } from '../listing/listing-context.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { type StatusWay, statusLine } from './status-line.ts';
import { StatusNote } from './status-note.tsx';
import type { OpenedGuideView } from './use-opened-guide.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

const WalkReportDialog = lazyComponent(
  async () => (await import('./walk-report-dialog.tsx')).WalkReportDialog,
);

export type StatusSectionProps = {
  readonly open: OpenWorkspace;
  readonly view: OpenedGuideView;
  readonly actor: Actor;
  readonly otherDraft: RecordRef | null;
  /** The move that makes a locked guide editable again. */
  readonly wayOut: StatusAction | null;
  readonly problem: string | null;
  readonly onMove: (action: StatusAction) => void;
};

/** Where the guide stands, below its header. */
export function StatusSection(props: StatusSectionProps) {
  const { open, view, actor, otherDraft, wayOut, problem, onMove } = props;
  const { guide, places, routes } = view;
  const { openContact } = useNavigation();
  const listings = useListings();
  const isReviewed = guide.kind === 'pending' && guide.status === 'needs_revision';
  const history = useGuideHistory(isReviewed ? guide.id : null);
  const isSubmitted = guide.kind === 'pending' && guide.status === 'submitted';
  const walk = useWalkReport(isReviewed || isSubmitted ? guide.id : null).data;
  const [isWalkShown, setIsWalkShown] = useState(false);
  const noted = placeWithOpenNote(places);
  const { hasUnsavedChanges, moveToLive } = useUnsavedChanges(open);
  const line = statusLine(guide, actor, {
    reviewer: lastVerdict(history.data?.items ?? [])?.actor_name ?? null,
    hasOtherDraft: otherDraft !== null,
    hasPlaceNotes: noted !== null,
    hasWalkReport: walk !== undefined && walk.state !== 'off' && walk.state !== 'silent',
    hasUnsavedChanges,
    offer: listings?.guide ?? null,
  });
  if (line === null) return null;
  const liveId = publishedGuideId(guide);
  const ways: Readonly<Record<StatusWay, () => void>> = {
    'contact us': openContact,
    'edit the live guide': () => {
      if (liveId !== null) routes.openGuide({ source: 'published', id: liveId });
    },
    'move to a new draft': () => void moveToLive(),
    'move to the draft': () => void moveToLive(),
    'open the draft': () => {
      if (otherDraft !== null) routes.openGuide(otherDraft);
    },
    'show the first note': () => {
      if (noted !== null) view.showField(noted.key, null);
    },
    'show the walk report': () => setIsWalkShown(true),
    republish: () => listings?.act(GUIDE_KEY, 'republish'),
  };
  return (
    <>
      <StatusNote
        line={line}
        wayOut={wayOut}
        problem={problem}
        onMove={onMove}
        onWay={(way) => ways[way]()}
      />
      {isWalkShown && guide.kind === 'pending' && (
        <WalkReportDialog
          pendingGuideId={guide.id}
          places={places}
          onOpenPlace={view.showRecord}
          onClose={() => setIsWalkShown(false)}
        />
      )}
    </>
  );
}

/** The first place with a reviewer's note that nothing was done about, else the first with any; null without notes. */
function placeWithOpenNote(places: readonly PlaceItem[]): PlaceItem | null {
  const noted = places.filter(
    ({ place }) => place.kind === 'pending' && place.adminComment !== null,
  );
  const open = noted.find(({ place }) => place.kind === 'pending' && !place.changedSinceComment);
  return open ?? noted[0] ?? null;
}

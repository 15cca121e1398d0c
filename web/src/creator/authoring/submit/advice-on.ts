import type { GuideHistoryEntry } from '@laneway/contract/review';
import {
  type Advice,
  type ReviewNote,
  submissionAdvice,
} from '@laneway/domain/workflow/submission-advice';
import { lastVerdict } from '../history/history-groups.ts';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import type { Workspace } from '../workspace/create-workspace.ts';

/** What is worth a look in the guide that is open, as it is typed now. */
export function adviceOn(
  workspace: Workspace,
  history: readonly GuideHistoryEntry[],
): readonly Advice[] {
  const { guide, places } = workspace.getState();
  const verdict = lastVerdict(history);
  const reviewedAt = verdict === null ? null : Date.parse(verdict.at);
  const isRevision = guide.kind === 'pending' && guide.status === 'needs_revision';

  const noteOn = (note: Noted, isDirty: boolean): ReviewNote | null => {
    if (!isRevision || note.adminComment === null) return null;
    const savedSince = reviewedAt !== null && Date.parse(note.lastModified) > reviewedAt;
    return { isAnswered: isDirty || savedSince };
  };

  return submissionAdvice({
    guide: guideContentOf(workspace.guideRecord.getState().mine),
    // The comment on the guide itself sums up the review, and whatever was changed answers it.
    guideNote: null,
    places: places.map(({ place, record }) => ({
      content: placeContentOf(record.getState().mine),
      note: place.kind === 'pending' ? noteOn(place, record.isDirty()) : null,
    })),
  });
}

type Noted = { readonly adminComment: string | null; readonly lastModified: string };

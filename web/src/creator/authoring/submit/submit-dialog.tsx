import { LIMITS } from '@laneway/contract/limits';
import type { GuideHistoryEntry } from '@laneway/contract/review';
import { placeLabel } from '@laneway/domain/guides/place-label';
import type { Actor } from '@laneway/domain/roles';
import {
  type Advice,
  adviceText,
  missingForSubmission,
  missingPartText,
  type PlaceGap,
  placeGaps,
  placeGapText,
  type RequiredPart,
  type ReviewNote,
  submissionAdvice,
} from '@laneway/domain/workflow/completion';
import { decide } from '@laneway/domain/workflow/decide';
import { adminActionTexts, statusSuccessText } from '@laneway/domain/workflow/messages';
import { useState } from 'react';
import { useGuideHistory } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import form from '../../../ui/forms/form.module.css';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import dialogs from '../dialogs/dialogs.module.css';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import { lastVerdict } from '../history/history-groups.ts';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import { useReorderPlaces } from '../walk-view/use-reorder-places.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { submittedItems, typedPlaces } from '../workspace/workspace-state.ts';
import styles from './submit-dialog.module.css';
import {
  AdviceOnWalk,
  CheckLine,
  CheckSection,
  NeededOfWalk,
  useWalkFindings,
} from './walk-lines.tsx';

/** The field for each missing part. Places are added on the guide's map. */
const NEEDED_FIELDS: Readonly<Record<RequiredPart, string>> = {
  title: 'title',
  description: 'description',
  cover: 'image',
  places: 'location',
};

/** The field of a place for each thing that it may lack. */
const GAP_FIELDS: Readonly<Record<PlaceGap['lacks'], string>> = { title: 'title', pin: 'location' };

export type SubmitDialogProps = {
  readonly workspace: Workspace;
  readonly actor: Actor;
  /** Files of this guide that haven't arrived. */
  readonly uploadCount: number;
  /** Opens a record, at one of its fields if that is given. */
  readonly onShow: (key: string, field: string | null) => void;
  /** Opens a record in the walk of the guide. */
  readonly onShowWalk: (key: string) => void;
  readonly onClose: () => void;
};

/** The last step before a review: requirements, advice, and the submit button. */
export function SubmitDialog({
  workspace,
  actor,
  uploadCount,
  onShow,
  onShowWalk,
  onClose,
}: SubmitDialogProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const places = useStore(workspace, (state) => state.places);
  const mine = useStore(workspace.guideRecord, (state) => state.mine);
  const history = useGuideHistory(guide.kind === 'pending' ? guide.id : null);
  const { state, submit } = useSubmit(workspace, onClose);

  const status = guide.kind === 'pending' ? guide.status : 'draft';
  const submitted = submittedItems({ places });
  const content = { parts: mine, places: typedPlaces(submitted) };
  const revision = { ...content, status, authorId: actor.id, anotherDraftOpen: false };
  const decision = decide(actor, revision, 'submitted', { askedBy: 'button' });
  const needed = missingForSubmission(content);
  const gaps = placeGaps(content);
  const events = history.data?.items ?? [];
  const advice = adviceOn(workspace, events);
  const empty = advice.filter(({ kind }) => kind === 'no_words').map(({ place }) => place);
  const walk = useWalkFindings(
    workspace,
    places.flatMap(({ stopId }, index) => (empty.includes(index) ? [stopId] : [])),
  );
  const hasAdviceOnWalk = walk.ofPlan.length + walk.ofWalks.length > 0 || walk.walks !== 'none';
  const reorderPlaces = useReorderPlaces(workspace);
  const [message, setMessage] = useState('');
  const [undoOrder, setUndoOrder] = useState<(() => void) | null>(null);
  const isBusy = state.kind === 'saving' || state.kind === 'submitting';
  const close = () => {
    if (!isBusy) onClose();
  };
  const show = (key: string, field: string | null) => {
    onClose();
    onShow(key, field);
  };
  const showWalk = (stopId: number | undefined) => {
    onClose();
    onShowWalk(places.find((item) => item.stopId === stopId)?.key ?? GUIDE_KEY);
  };

  const reorder = (order: readonly number[]) => {
    const { undo, isSaved } = reorderPlaces(order);
    setUndoOrder(() => undo);
    void isSaved.then((saved) => saved || setUndoOrder(null));
  };

  return (
    <Dialog title={`Submit ${mine.title.trim() || UNTITLED}?`} width="narrow" onClose={close}>
      {needed.length + gaps.length + walk.needed.length > 0 && (
        <CheckSection id="submit-needed" heading="Needed">
          {needed.map((part) => (
            <CheckLine
              key={part}
              tone="needed"
              text={missingPartText(part)}
              action="Add ›"
              onAct={() => show(GUIDE_KEY, NEEDED_FIELDS[part])}
            />
          ))}
          {gaps.map((gap) => (
            <CheckLine
              key={`${gap.lacks} ${gap.place}`}
              tone="needed"
              text={placeGapText(gap)}
              action="Add ›"
              onAct={() => show(submitted[gap.place]?.key ?? GUIDE_KEY, GAP_FIELDS[gap.lacks])}
            />
          ))}
          <NeededOfWalk findings={walk.needed} onShow={showWalk} onReorder={reorder} />
        </CheckSection>
      )}
      {!decision.ok && needed.length + gaps.length === 0 && (
        <p className={styles.violation}>{decision.error.detail}</p>
      )}
      {(advice.length > 0 || hasAdviceOnWalk) && (
        <CheckSection id="submit-advice" heading="Worth a look">
          {advice.map((each) => {
            const key = each.place === null ? GUIDE_KEY : (places[each.place]?.key ?? GUIDE_KEY);
            return (
              <CheckLine
                key={`${each.kind} ${key}`}
                tone="advice"
                text={adviceText(each)}
                action={each.kind === 'note' ? 'See ›' : 'Fix ›'}
                onAct={() => show(key, ADVICE_FIELDS[each.kind])}
              />
            );
          })}
          <AdviceOnWalk walk={walk} onShow={showWalk} onReorder={reorder} />
        </CheckSection>
      )}
      {decision.ok && walk.needed.length === 0 && (
        <p className={styles.lead}>
          Our reviewers will have a look. You can’t edit the guide while they do.
        </p>
      )}
      {lastVerdict(events) !== null && (
        <FieldFrame
          label="Message to the reviewer (optional)"
          hint="What you’ve changed, or why you haven’t"
        >
          {(fieldProps) => (
            <textarea
              {...fieldProps}
              className={form.control}
              rows={MESSAGE_ROWS}
              maxLength={LIMITS.comment}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
      {/* A toast would be out of reach behind this dialog. */}
      <p role="status" className={styles.lead}>
        {undoOrder !== null && (
          <>
            Places reordered{' '}
            <button
              type="button"
              className={styles.fix}
              onClick={() => {
                setUndoOrder(null);
                undoOrder();
              }}
            >
              Undo
            </button>
          </>
        )}
      </p>
      {/* Live regions must exist before they change. */}
      <VisuallyHidden>
        <span role="status">{walk.walks === 'done' && 'Walk checked'}</span>
      </VisuallyHidden>
      <p role="status" className={styles.lead}>
        {uploadCount > 0 && `${uploadsText(uploadCount)}. You can submit when that’s done.`}
      </p>
      {state.kind === 'not saved' && (
        <p role="alert" className={dialogs.problem}>
          {state.text}{' '}
          <button type="button" className={styles.fix} onClick={() => show(state.key, null)}>
            Fix it ›
          </button>
        </p>
      )}
      {state.kind === 'refused' && (
        <p role="alert" className={dialogs.problem}>
          {state.text}
        </p>
      )}
      <div className={dialogs.buttons}>
        <Button
          kind="main"
          disabled={!decision.ok || walk.needed.length > 0 || uploadCount > 0}
          busyText={busyText(state.kind)}
          onClick={() => void submit(message)}
        >
          Submit
        </Button>
        <Button onClick={close} disabled={isBusy}>
          Not yet
        </Button>
      </div>
    </Dialog>
  );
}

const MESSAGE_ROWS = 3;

/** The field for each piece of advice. */
const ADVICE_FIELDS = {
  bad_path: 'path',
  bad_boundary: 'boundary',
  no_words: 'description',
  no_alt_text: 'imageAlt',
  note: null,
} as const;

function busyText(kind: SubmitState['kind']): string | undefined {
  if (kind === 'saving') return 'Saving...';
  return kind === 'submitting' ? 'Submitting...' : undefined;
}

function uploadsText(count: number): string {
  return count === 1 ? '1 file is still uploading' : `${count} files are still uploading`;
}

/** Advice on the open guide with its unsaved changes. */
function adviceOn(workspace: Workspace, history: readonly GuideHistoryEntry[]): readonly Advice[] {
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
    // The comment on the guide itself sums up the review, and any change addresses it.
    guideNote: null,
    places: places.map(({ place, record }) => ({
      nameNumber: place.nameNumber,
      content: placeContentOf(record.getState().mine),
      note: place.kind === 'pending' ? noteOn(place, record.isDirty()) : null,
    })),
  });
}

type Noted = { readonly adminComment: string | null; readonly lastModified: string };

type SubmitState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'not saved'; readonly key: string; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

/** Saves what isn't saved yet, then submits the guide. */
function useSubmit(workspace: Workspace, onSubmitted: () => void) {
  const [state, setState] = useState<SubmitState>({ kind: 'asking' });
  const { showToast } = useToast();
  const submit = async (message: string): Promise<void> => {
    setState({ kind: 'saving' });
    for (const key of unsavedKeys(workspace)) {
      const { kind } = await workspace.save(key);
      if (kind !== 'saved') {
        setState({ kind: 'not saved', key, text: notSavedText(workspace, key) });
        return;
      }
    }
    setState({ kind: 'submitting' });
    const outcome = await workspace.changeStatus('submitted', message.trim() || null);
    if (outcome.kind === 'saved') {
      showToast(statusSuccessText('submitted'));
      onSubmitted();
      return;
    }
    // The error is shown here instead of in the banner.
    workspace.dismissFailure();
    const reason = outcome.kind === 'refused' ? outcome.text : '';
    setState({
      kind: 'refused',
      text: adminActionTexts.updateFailed(reason || adminActionTexts.statusChangeFailed),
    });
  };
  return { state, submit };
}

/** The guide comes first: places can only be saved into it. */
function unsavedKeys({ guideRecord, getState }: Workspace): readonly string[] {
  const { guide, places } = getState();
  const isGuideNew = guide.kind !== 'pending';
  return [
    ...(isGuideNew || guideRecord.isDirty() ? [GUIDE_KEY] : []),
    ...places
      .filter(({ place, record }) => place.kind === 'unsaved' || record.isDirty())
      .map(({ key }) => key),
  ];
}

function notSavedText({ getState }: Workspace, key: string): string {
  const { places } = getState();
  const item = places.find((each) => each.key === key);
  const name =
    item === undefined
      ? 'the guide'
      : placeLabel(item.record.getState().mine.title, item.place.nameNumber);
  return `We couldn’t save ${name}, so nothing was submitted.`;
}

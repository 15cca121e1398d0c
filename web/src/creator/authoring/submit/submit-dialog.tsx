import type { Actor } from '@laneway/domain/roles';
import { decide } from '@laneway/domain/workflow/decide';
import { adviceText } from '@laneway/domain/workflow/submission-advice';
import { useGuideHistory } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import dialogs from '../dialogs/dialogs.module.css';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { adviceOn } from './advice-on.ts';
import { CheckLine } from './check-line.tsx';
import { CheckSection } from './check-section.tsx';
import { neededForSubmission, uploadsText } from './submission-checks.ts';
import styles from './submit-dialog.module.css';
import { useSubmit } from './use-submit.ts';
import { useWalkFindings } from './use-walk-findings.ts';
import { AdviceOnWalk, NeededOfWalk } from './walk-lines.tsx';

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

/** Everything between a guide and its review: what is needed, what is worth a look, and the button. */
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
  const revision = { status, authorId: actor.id, parts: mine, anotherDraftOpen: false };
  const decision = decide(actor, revision, 'submitted', { askedBy: 'button' });
  const objections = decision.ok ? [] : decision.error.detail.split('; ');
  const needed = neededForSubmission(mine);
  const advice = adviceOn(workspace, history.data?.items ?? []);
  const walk = useWalkFindings(workspace);
  const hasAdviceOnWalk = walk.ofPlan.length + walk.ofWalks.length > 0 || walk.walks !== 'none';
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

  return (
    <Dialog title={`Submit ${mine.title.trim() || UNTITLED}?`} width="narrow" onClose={close}>
      {needed.length + walk.needed.length > 0 && (
        <CheckSection id="submit-needed" heading="Needed">
          {needed.map(({ text, field }) => (
            <CheckLine
              key={field}
              tone="needed"
              text={text}
              action="Add ›"
              onAct={() => show(GUIDE_KEY, field)}
            />
          ))}
          <NeededOfWalk findings={walk.needed} onShow={showWalk} />
        </CheckSection>
      )}
      {objections.map((text) => (
        <p key={text} className={styles.objection}>
          {text}
        </p>
      ))}
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
          <AdviceOnWalk walk={walk} onShow={showWalk} />
        </CheckSection>
      )}
      {decision.ok && walk.needed.length === 0 && (
        <p className={styles.lead}>
          Our reviewers will have a look. You can’t edit the guide while they do.
        </p>
      )}
      {/* Announced as they change, so they are there from the start. */}
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
          onClick={() => void submit()}
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

/** Where each piece of advice is followed. */
const ADVICE_FIELDS = {
  // The guide's map adds them.
  no_places: 'location',
  no_pin: 'location',
  bad_path: 'path',
  bad_boundary: 'boundary',
  no_words: 'description',
  no_alt_text: 'imageAlt',
  note: null,
} as const;

function busyText(kind: ReturnType<typeof useSubmit>['state']['kind']): string | undefined {
  if (kind === 'saving') return 'Saving...';
  return kind === 'submitting' ? 'Submitting...' : undefined;
}

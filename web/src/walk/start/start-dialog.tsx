import { formatDistance } from '@laneway/domain/geo/distance';
import type { StopDistance } from '@laneway/domain/walk/engine/where-to-begin';
import type { Place } from '../../guide/places/place-facts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { placeOfStop } from '../walk-guide.ts';
import { roundedMetres } from '../walk-texts.ts';
import styles from './checks.module.css';
import type { StartQuestion } from './use-start.ts';

export type StartDialogProps = {
  readonly question: StartQuestion;
  readonly places: readonly Place[];
  /** Starts the walk, at this stop if the question was where. */
  readonly onStart: (stopId: number | null) => void;
  readonly onClose: () => void;
};

const FAR_TEXTS: Readonly<Record<'first' | 'resumes' | 'nearest', string>> = {
  first: 'The walk starts at',
  resumes: 'Your walk goes on at',
  nearest: 'The nearest place is',
};

/** Asks before a walk starts far from its places, or from its first one. */
export function StartDialog({ question, places, onStart, onClose }: StartDialogProps) {
  if (question.what === 'where') {
    const { first, nearest } = question;
    return (
      <Dialog title="Where do you want to start?" width="narrow" onClose={onClose}>
        <p>{whereText(question, places)}</p>
        <p>If you join later on, you can still visit the earlier places at the end.</p>
        <div className={styles.answers}>
          <Button kind="main" onClick={() => onStart(first.stopId)}>
            Start at place {numberOf(places, first)}
          </Button>
          <Button onClick={() => onStart(nearest.stopId)}>
            Join at place {numberOf(places, nearest)}
          </Button>
        </div>
      </Dialog>
    );
  }
  const { stopId, metres } = question.stop;
  const title = placeOfStop(places, stopId)?.place.p_title;
  const where = `${FAR_TEXTS[question.because]} “${title}”.`;
  return (
    <ConfirmDialog
      title={`You’re ${formatDistance(metres)} away`}
      text={`${where} Start now and we’ll lead you there, or come back when you’re closer.`}
      kind="main"
      confirmLabel={question.because === 'resumes' ? 'Resume walk' : 'Start walk'}
      cancelLabel="Not now"
      onConfirm={() => onStart(stopId)}
      onClose={onClose}
    />
  );
}

/** Example: 'Start at place 1, “Degraves Street”, 610 m away, or join at place 6, “Hosier Lane”, 140 m?' */
function whereText(
  { first, nearest }: Extract<StartQuestion, { what: 'where' }>,
  places: readonly Place[],
): string {
  const start = `Start at ${placeText(places, first)}, ${distanceText(first)} away`;
  return `${start}, or join at ${placeText(places, nearest)}, ${distanceText(nearest)}?`;
}

function placeText(places: readonly Place[], stop: StopDistance): string {
  const title = placeOfStop(places, stop.stopId)?.place.p_title ?? '';
  return `place ${numberOf(places, stop)}, “${title}”`;
}

function distanceText({ metres }: StopDistance): string {
  return formatDistance(roundedMetres(metres));
}

function numberOf(places: readonly Place[], { stopId }: StopDistance): number {
  return placeOfStop(places, stopId)?.number ?? 1;
}

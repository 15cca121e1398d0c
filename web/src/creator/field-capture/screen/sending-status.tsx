import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { unsentText } from '../field-texts.ts';
import type { Sender } from '../sending/create-sender.ts';
import type { SendStep } from '../sending/next-step.ts';
import type { FieldStore } from '../store/field-store.ts';
import type { Outing } from '../store/records.ts';
import styles from './panel.module.css';

export type SendingStatusProps = {
  readonly sender: Sender;
  readonly store: FieldStore;
  readonly outing: Outing;
  /** The number of unsent spots of the outing. */
  readonly unsent: number;
};

/** Shows whether the spots of this outing were sent, and what to do if they can't be. */
export function SendingStatus({ sender, store, outing, unsent }: SendingStatusProps) {
  const { step, sentBytes, stoppedBy, refusals } = useStore(sender);
  const isOnline = useOnline();
  const refusal = refusals.get(outing.id);
  if (refusal !== undefined && step === null) {
    const toNewGuide = () => void store.moveToNewGuide(outing.id).then(sender.tryAgain);
    return (
      <div className={styles.sheet}>
        <p role="alert" className={styles.problem}>
          {`${refusal} Your spots are safe on this phone.`}
        </p>
        <div className={styles.buttons}>
          <Button onClick={sender.tryAgain}>Try again</Button>
          <Button onClick={toNewGuide}>Send to a new guide</Button>
        </div>
      </div>
    );
  }
  if (step !== null && isOnline)
    return (
      <p role="status" className={styles.note}>
        {stepText(step, sentBytes)}
      </p>
    );
  if (unsent === 0) return null;
  return (
    <div className={styles.line}>
      <p role="status" className={styles.waiting}>
        {stoppedBy === 'logged out'
          ? 'You’re logged out. Log in to send your spots. They’re safe on this phone.'
          : unsentText(unsent, isOnline)}
      </p>
      {isOnline && stoppedBy !== 'nothing left' && (
        <Button onClick={sender.tryAgain}>Try again</Button>
      )}
    </div>
  );
}

function stepText(step: SendStep, sentBytes: number): string {
  switch (step.kind) {
    case 'create guide':
      return 'Creating your guide...';
    case 'upload': {
      const { size } = step.file.blob;
      const percent = size === 0 ? 100 : Math.min(100, Math.round((sentBytes / size) * 100));
      return `Sending the ${step.part === 'photo' ? 'photo' : 'voice note'} of place ${step.spot.number}... ${percent}%`;
    }
    case 'add place':
      return `Sending place ${step.spot.number}...`;
    case 'append path':
      return 'Sending your path...';
  }
}

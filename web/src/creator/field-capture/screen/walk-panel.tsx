import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { locatingText } from '../field-texts.ts';
import type { Outing } from '../store/records.ts';
import type { Field } from '../use-field.ts';
import styles from './panel.module.css';
import { RecordingStatus } from './recording-status.tsx';
import { SavedSpots } from './saved-spots.tsx';
import { SendingStatus } from './sending-status.tsx';
import { fixErrorText } from './use-fixes.ts';
import type { OutingControl } from './use-outing.ts';

export type WalkPanelProps = {
  readonly field: Field;
  readonly walk: Outing;
  readonly control: OutingControl;
  readonly importSlot: ReactNode;
};

/** What someone on a walk can do: add a spot, record the path, see what is kept. */
export function WalkPanel({ field, walk, control, importSlot }: WalkPanelProps) {
  const { locating, recording, fixes, spots, setMode } = control;
  const kept = spots.filter(({ isDraft }) => !isDraft);
  if (locating.isOn) return <LocatingPanel control={control} />;
  return (
    <div className={styles.sheet}>
      {fixes.error !== null && fixes.fix === null && (
        <p role="alert">{fixErrorText(fixes.error)}</p>
      )}
      <RecordingStatus
        recording={recording}
        onRedraw={(segment) => setMode({ kind: 'redrawing', segment, points: [] })}
      />
      <div className={styles.big}>
        <Button kind="main" onClick={control.addSpot}>
          Add this spot
        </Button>
      </div>
      <div className={styles.buttons}>
        <Button onClick={recording.isOn ? recording.stop : recording.start}>
          {recording.isOn ? 'Stop recording' : 'Record path'}
        </Button>
        {importSlot}
      </div>
      <SendingStatus sender={field.sender} store={field.store} walk={walk} unsent={kept.length} />
      {(kept.length > 0 || walk.sent.length > 0) && (
        <SavedSpots
          spots={kept}
          sent={walk.sent}
          refusals={field.sender.getState().refusals}
          onOpen={(spotId) => setMode({ kind: 'spot', spotId })}
        />
      )}
    </div>
  );
}

function LocatingPanel({
  control: { locating, fixes, setMode },
}: {
  readonly control: OutingControl;
}) {
  const byHand = () => {
    locating.cancel();
    setMode({ kind: 'placing' });
  };
  return (
    <div className={styles.sheet}>
      <p role="status">{locatingText(locating.average?.accuracyMetres ?? null)}</p>
      {fixes.error !== null && locating.average === null && (
        <p role="alert">{fixErrorText(fixes.error)}</p>
      )}
      <div className={styles.big}>
        <Button kind="main" disabled={locating.average === null} onClick={locating.useNow}>
          Use it now
        </Button>
      </div>
      <div className={styles.buttons}>
        <Button onClick={byHand}>Place it by hand</Button>
        <Button onClick={locating.cancel}>Cancel</Button>
      </div>
    </div>
  );
}

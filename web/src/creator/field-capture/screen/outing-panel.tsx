import { openGuesses, redrawGuess, trackMetres } from '@laneway/domain/field/track';
import { formatDistance } from '@laneway/domain/geo/distance';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PathMode } from '../../import/import-choice.ts';
import { PathQuestion } from '../../import/import-choices.tsx';
import { gapText, locatingText } from '../field-texts.ts';
import type { Outing } from '../store/records.ts';
import type { Field } from '../use-field.ts';
import styles from './panel.module.css';
import { SavedSpots } from './saved-spots.tsx';
import { SendingStatus } from './sending-status.tsx';
import { fixErrorText } from './use-fixes.ts';
import type { OutingControl } from './use-outing.ts';
import type { Recording } from './use-recording.ts';

export type OutingPanelProps = {
  readonly field: Field;
  readonly outing: Outing;
  readonly control: OutingControl;
  readonly importSlot: ReactNode;
};

/** The actions of an outing: add a spot, record the path, see the stored spots. */
export function OutingPanel({ field, outing, control, importSlot }: OutingPanelProps) {
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
      <SendingStatus
        sender={field.sender}
        store={field.store}
        outing={outing}
        unsent={kept.length}
      />
      {(kept.length > 0 || outing.sent.length > 0) && (
        <SavedSpots
          spots={kept}
          sent={outing.sent}
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

type RecordingStatusProps = {
  readonly recording: Recording;
  readonly onRedraw: (segment: number) => void;
};

const ALL_MODES = { replace: true, add: true, keep: true };

/** Asks what to do with the existing path of the guide, as an import does. */
function PathModeQuestion({
  recording: { path, chooseMode },
}: Pick<RecordingStatusProps, 'recording'>) {
  const [mode, setMode] = useState<PathMode>('add');
  const length = path === null ? '' : formatDistance(trackMetres(path.track));
  return (
    <div className={styles.sheet}>
      <PathQuestion
        label={`You recorded ${length}`}
        hints={mode === 'keep' ? ['We’ll delete your recording.'] : []}
        mode={mode}
        possible={ALL_MODES}
        onChange={setMode}
      />
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => chooseMode(mode)}>
          {mode === 'keep' ? 'Delete recording' : 'Save path'}
        </Button>
      </div>
    </div>
  );
}

/** The length of the recorded path, and the part of it that is guessed. */
export function RecordingStatus({ recording, onRedraw }: RecordingStatusProps) {
  const { path, isOn, change } = recording;
  if (path === null) return null;
  const [guess] = openGuesses(path.track);
  const isAsking = guess !== undefined && path.state !== 'done';
  if (!isOn && !isAsking) {
    return recording.asksForMode ? <PathModeQuestion recording={recording} /> : null;
  }
  return (
    <>
      {isOn && (
        <div>
          <p className={styles.line}>
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.recording}>
              {`Recording · ${formatDistance(trackMetres(path.track))}`}
            </span>
          </p>
          <p className={styles.note}>Keep this screen on. Recording stops if your phone locks.</p>
        </div>
      )}
      {isAsking && (
        <div className={styles.sheet}>
          <p role="status">{gapText(formatDistance(guess.metres))}</p>
          <div className={styles.buttons}>
            <Button onClick={() => onRedraw(guess.index)}>Redraw</Button>
            <Button onClick={() => change((track) => redrawGuess(track, guess.index, []))}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

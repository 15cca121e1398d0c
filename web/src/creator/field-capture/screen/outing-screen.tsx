import { redrawGuess } from '@laneway/domain/field/track';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { WalkedGuide } from '../open-outing.ts';
import type { FieldContents, Outing } from '../store/records.ts';
import type { Field } from '../use-field.ts';
import type { Aim } from './crosshair.tsx';
import { FieldMap } from './field-map.tsx';
import { OutingFrame } from './outing-frame.tsx';
import { OutingPanel } from './outing-panel.tsx';
import styles from './panel.module.css';
import { SpotSheet } from './spot-sheet.tsx';
import { hasCrosshair, type OutingControl, useOuting, WALKING } from './use-outing.ts';

export type OutingScreenProps = {
  readonly field: Field;
  readonly outing: Outing;
  readonly contents: FieldContents;
  readonly guide: WalkedGuide;
  readonly importSlot: ReactNode;
  /** Called once the recording has stopped. */
  readonly onClose: () => void;
};

/** An outing in progress. */
export function OutingScreen({
  field,
  outing,
  contents,
  guide,
  importSlot,
  onClose,
}: OutingScreenProps) {
  const control = useOuting({ store: field.store, outing, contents, guide });
  const { mode, spots, fixes, recording } = control;
  const aim = useRef<Aim | null>(null);
  const editedSpotId = 'spotId' in mode ? mode.spotId : null;
  useEffect(() => {
    field.sender.setEditedSpot(editedSpotId);
    return () => field.sender.setEditedSpot(null);
  }, [field, editedSpotId]);
  const chooseCentre = () => aim.current !== null && control.choosePoint(aim.current.point());
  const hasPath = guide !== null && guide.path.trim() !== '';
  const close = () => {
    recording.stop();
    // Closing again adds the recorded path to the guide's.
    if (!(recording.isOn && hasPath)) onClose();
  };

  const guidePlaces = guide?.places ?? [];
  const known = new Set(guidePlaces.map(({ number }) => number));
  const places = [...guidePlaces, ...outing.sent.filter(({ number }) => !known.has(number))];
  const start = guidePlaces[0]?.point ?? spots[0]?.point ?? outing.sent[0]?.point ?? null;
  const kept = spots.filter(({ isDraft }) => !isDraft).length + outing.sent.length;
  return (
    <OutingFrame
      title={`Walk · ${guide?.title ?? 'New guide'}`}
      note={kept === 1 ? '1 spot saved' : `${kept} spots saved`}
      onClose={close}
      step={stepOf(control)}
      map={
        <FieldMap
          you={fixes.fix && { ...fixes.fix, headingDegrees: null }}
          start={start}
          guideId={outing.guideId}
          places={places}
          spots={spots}
          track={shownTrack(control)}
          guidePath={guide?.path ?? ''}
          sentPaths={outing.sentPaths}
          view={{ step: mode.kind, point: shownPoint(control) }}
          crosshair={hasCrosshair(mode) ? { aim, onEnter: () => void chooseCentre() } : null}
          onPick={(spotId) => mode.kind === 'walking' && control.setMode({ kind: 'spot', spotId })}
        />
      }
    >
      {control.failure !== null && (
        <p role="alert" className={styles.problem}>
          {control.failure}
        </p>
      )}
      <ModePanel {...{ field, outing, control, importSlot }} onAim={() => void chooseCentre()} />
    </OutingFrame>
  );
}

type ModePanelProps = {
  readonly field: Field;
  readonly outing: Outing;
  readonly control: OutingControl;
  readonly importSlot: ReactNode;
  readonly onAim: () => void;
};

function ModePanel({ field, outing, control, importSlot, onAim }: ModePanelProps) {
  const { mode, setMode, spots } = control;
  const toWalking = () => setMode(WALKING);
  const cross = 'Move the map until the cross is on the spot.';
  const walking = <OutingPanel {...{ field, outing, control, importSlot }} />;
  switch (mode.kind) {
    case 'walking':
      return walking;
    case 'placing':
      return (
        <AimPanel
          text={cross}
          action={{ label: 'Add this spot', onAct: onAim }}
          onCancel={toWalking}
        />
      );
    case 'moving':
      return (
        <AimPanel
          text={cross}
          action={{ label: 'Move it here', onAct: onAim }}
          onCancel={() => setMode({ kind: 'spot', spotId: mode.spotId })}
        />
      );
    case 'redrawing':
      return (
        <AimPanel
          text="Move the map and drop points along the way you walked."
          action={{ label: 'Drop point', onAct: onAim }}
          onCancel={toWalking}
        >
          <Button
            disabled={mode.points.length === 0}
            onClick={() => setMode({ ...mode, points: mode.points.slice(0, -1) })}
          >
            Undo
          </Button>
          <Button onClick={control.finishRedrawing}>Finish path</Button>
        </AimPanel>
      );
    case 'spot': {
      const spot = spots.find(({ id }) => id === mode.spotId);
      // The spot was sent, deleted in another tab, or was already being sent when it was opened.
      if (spot === undefined || spot.attempt !== null) return walking;
      return (
        <SpotSheet
          key={spot.id}
          spot={spot}
          onChange={(changes) => control.changeSpot(spot.id, changes)}
          onMove={() => setMode({ kind: 'moving', spotId: spot.id })}
          onDone={toWalking}
          onDelete={() => control.deleteSpot(spot.id)}
        />
      );
    }
  }
}

/** With a crosshair, the map gets the focus, because it is moved to aim; a spot is read starting with its name. */
function stepOf({ mode, spots, locating }: OutingControl) {
  const main = `.${styles.big} button`;
  if (hasCrosshair(mode)) return { name: mode.kind, goal: '[aria-roledescription="map"]' };
  if (mode.kind === 'spot' && spots.some(({ id }) => id === mode.spotId))
    return { name: mode.spotId, goal: 'h2' };
  return { name: locating.isOn ? 'locating' : 'walking', goal: main };
}

/** Includes the line that is being drawn instead of a guess. */
function shownTrack({ mode, recording: { path } }: OutingControl) {
  if (path === null) return null;
  if (mode.kind !== 'redrawing' || mode.points.length === 0) return path.track;
  return redrawGuess(path.track, mode.segment, mode.points);
}

/** The initial centre of the map in this step; null leaves it. */
function shownPoint({ mode, spots, recording: { path } }: OutingControl) {
  switch (mode.kind) {
    case 'spot':
    case 'moving':
      return spots.find(({ id }) => id === mode.spotId)?.point ?? null;
    case 'redrawing':
      return path?.track.segments[mode.segment]?.points[0] ?? null;
    case 'placing':
    case 'walking':
      return null;
  }
}

type AimPanelProps = {
  readonly text: string;
  /** Enter on the map does the same. */
  readonly action: { readonly label: string; readonly onAct: () => void };
  readonly children?: ReactNode;
  readonly onCancel: () => void;
};

/** The buttons while the map has a cross in its middle. */
function AimPanel({ text, action, children, onCancel }: AimPanelProps) {
  return (
    <div className={styles.sheet}>
      <p role="status">{text}</p>
      <div className={styles.big}>
        <Button kind="main" onClick={action.onAct}>
          {action.label}
        </Button>
      </div>
      <div className={styles.buttons}>
        {children}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

import { redrawGuess } from '@laneway/domain/field/track';
import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { useEffect, useState } from 'react';
import { newIdempotencyKey } from '../../../api/client.ts';
import { SENT_MEANWHILE } from '../field-texts.ts';
import { nextNumber, type WalkedGuide } from '../open-outing.ts';
import type { FieldStore, SpotChanges } from '../store/field-store.ts';
import type { FieldContents, Outing, Spot } from '../store/records.ts';
import { storeFailureText } from '../store/store-failure.ts';
import { type FixState, useFixes } from './use-fixes.ts';
import { type Locating, useLocating } from './use-locating.ts';
import { type Recording, useRecording } from './use-recording.ts';

/** The current activity of the walker. */
type OutingMode =
  | { readonly kind: 'walking' }
  /** Placing a new spot by hand. */
  | { readonly kind: 'placing' }
  | { readonly kind: 'spot'; readonly spotId: string }
  | { readonly kind: 'moving'; readonly spotId: string }
  /** Drawing the path across a guess: the points so far. */
  | { readonly kind: 'redrawing'; readonly segment: number; readonly points: readonly Point[] };

export const WALKING: OutingMode = { kind: 'walking' };

export type OutingParts = {
  readonly store: FieldStore;
  readonly outing: Outing;
  readonly contents: FieldContents;
  readonly guide: WalkedGuide;
};

export type OutingControl = {
  readonly mode: OutingMode;
  readonly setMode: (mode: OutingMode) => void;
  readonly spots: readonly Spot[];
  readonly fixes: FixState;
  readonly locating: Locating;
  readonly recording: Recording;
  /** The reason why the phone couldn't store the last change. */
  readonly failure: string | null;
  /** Averages the position; without a location, the user places the spot by hand. */
  readonly addSpot: () => void;
  /** Resolves to true once the phone has stored the change; otherwise `failure` has the reason. */
  readonly changeSpot: (id: string, changes: SpotChanges) => Promise<boolean>;
  readonly deleteSpot: (id: string) => void;
  /** Handles a point chosen with the crosshair. */
  readonly choosePoint: (point: Point) => void;
  readonly finishRedrawing: () => void;
};

/** One outing: the walker's position, the added spots, and storing them on the phone. */
export function useOuting({ store, outing, contents, guide }: OutingParts): OutingControl {
  const spots = contents.spots.filter(({ walkId }) => walkId === outing.id);
  const draft = spots.find(({ isDraft }) => isDraft);
  const [mode, setMode] = useState<OutingMode>(
    draft === undefined ? WALKING : { kind: 'spot', spotId: draft.id },
  );
  const [failure, setFailure] = useState<string | null>(null);
  const showFailure = (error: unknown) => setFailure(storeFailureText(error));
  /** Success isn't shown before the data are stored. */
  const tryWrite = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write();
      setFailure(null);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  const begin = async (point: Point, accuracyMetres: number | null): Promise<void> => {
    const id = newIdempotencyKey();
    const spot: Spot = {
      id,
      walkId: outing.id,
      number: nextNumber(contents, outing, guide),
      title: '',
      point: roundPoint(point),
      accuracyMetres,
      takenAt: Date.now(),
      photo: null,
      voice: null,
      imageUri: null,
      audioUri: null,
      isDraft: true,
      key: id,
      attempt: null,
    };
    if (await tryWrite(() => store.addSpot(spot))) setMode({ kind: 'spot', spotId: id });
  };
  const changeSpot = async (id: string, changes: SpotChanges): Promise<boolean> => {
    let isFound = true;
    const isWritten = await tryWrite(async () => {
      isFound = await store.changeSpot(id, changes);
    });
    if (!isFound) setFailure(SENT_MEANWHILE);
    const isSaved = isWritten && isFound;
    // Asks the phone not to evict the data when it runs out of space.
    if (isSaved && changes.isDraft === false) void navigator.storage?.persist?.();
    return isSaved;
  };

  const kept = contents.paths.findLast(
    ({ walkId, state }) => walkId === outing.id && state !== 'done',
  );
  const recording = useRecording(
    store,
    outing.id,
    { kept: kept ?? null, hasPath: guide !== null && guide.path.trim() !== '' },
    showFailure,
  );
  useWakeLock(recording.isOn);
  const locating = useLocating(({ point, accuracyMetres }) => {
    void begin(point, accuracyMetres);
  });
  const fixes = useFixes((fix) => {
    recording.addFix(fix);
    locating.addFix(fix);
  });

  return {
    mode,
    setMode,
    spots,
    fixes,
    locating,
    recording,
    failure,
    addSpot: () => {
      if (fixes.error !== null && fixes.fix === null) setMode({ kind: 'placing' });
      else locating.start(fixes.error === null ? fixes.fix : null);
    },
    changeSpot,
    deleteSpot: (id) => {
      setMode(WALKING);
      store.deleteSpot(id).catch(showFailure);
    },
    choosePoint: (point) => {
      switch (mode.kind) {
        case 'placing':
          void begin(point, null);
          break;
        case 'moving': {
          const { spotId } = mode;
          void changeSpot(spotId, { point: roundPoint(point), accuracyMetres: null });
          setMode({ kind: 'spot', spotId });
          break;
        }
        case 'redrawing':
          setMode({ ...mode, points: [...mode.points, point] });
          break;
        case 'walking':
        case 'spot':
          break;
      }
    },
    finishRedrawing: () => {
      if (mode.kind !== 'redrawing') return;
      const { segment, points } = mode;
      recording.change((track) => redrawGuess(track, segment, points));
      setMode(WALKING);
    },
  };
}

/**
 * Keeps the screen on while wanted, if supported. The lock is lost whenever the page is hidden, so it is requested
 * again.
 */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let held: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      // A phone in power saving mode refuses. The screen says to keep it on in any case.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, [isWanted]);
}

export function hasCrosshair({ kind }: OutingMode): boolean {
  return kind === 'placing' || kind === 'moving' || kind === 'redrawing';
}

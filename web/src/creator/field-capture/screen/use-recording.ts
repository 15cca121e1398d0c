import type { Fix } from '@laneway/domain/field/fix';
import {
  addFix,
  EMPTY_TRACK,
  interrupt,
  openGuesses,
  type Track,
} from '@laneway/domain/field/track';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../api/client.ts';
import type { PathMode } from '../../import/import-choice.ts';
import { isLine } from '../sending/next-step.ts';
import type { FieldStore } from '../store/field-store.ts';
import type { RecordedPath } from '../store/records.ts';

export type Recording = {
  /** The path that is being recorded, or was recorded last and still has guesses to check. */
  readonly path: RecordedPath | null;
  readonly isOn: boolean;
  readonly addFix: (fix: Fix) => void;
  readonly start: () => void;
  readonly stop: () => void;
  /** True if someone has to say what happens to the path that the guide has. */
  readonly asksForMode: boolean;
  readonly chooseMode: (mode: PathMode) => void;
  readonly change: (edit: (track: Track) => Track) => void;
};

/**
 * Records the path of an outing and stores every step on the device. A recording that was interrupted by a reload
 * continues, with a gap.
 */
export function useRecording(
  store: FieldStore,
  walkId: string,
  { kept, hasPath }: { readonly kept: RecordedPath | null; readonly hasPath: boolean },
  onFailed: (error: unknown) => void,
): Recording {
  const [path, setPath] = useState<RecordedPath | null>(() => kept && resumedOuting(kept));
  const current = useRef(path);
  const save = useLatestWrite(
    (next: RecordedPath) =>
      next.mode === 'keep' ? store.deletePath(next.id) : store.putPath(next),
    onFailed,
  );
  const isAsked = (next: RecordedPath) => hasPath && next.mode === undefined && isLine(next);
  const isSettled = (next: RecordedPath) => openGuesses(next.track).length === 0 && !isAsked(next);

  const setRecording = (next: RecordedPath): void => {
    current.current = next;
    setPath(next);
    save(next);
  };
  const change = (edit: (track: Track) => Track): void => {
    const path = current.current;
    if (path === null) return;
    const track = edit(path.track);
    if (track === path.track) return;
    settle({ ...path, track });
  };
  const settle = (next: RecordedPath): void => {
    const isDone = next.state === 'checking' && isSettled(next);
    setRecording({ ...next, state: isDone ? 'done' : next.state, updatedAt: Date.now() });
  };

  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && current.current?.state === 'recording')
      change(interrupt);
  });
  useEffect(() => {
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    path,
    isOn: path?.state === 'recording',
    addFix: (fix) => {
      if (current.current?.state === 'recording') change((track) => addFix(track, fix));
    },
    start: () => {
      const now = Date.now();
      const id = newIdempotencyKey();
      setRecording({
        id,
        walkId,
        track: EMPTY_TRACK,
        state: 'recording',
        updatedAt: now,
        text: null,
      });
    },
    stop: () => {
      const path = current.current;
      if (path?.state !== 'recording') return;
      settle({ ...path, state: 'checking' });
    },
    asksForMode: path?.state === 'checking' && isAsked(path),
    chooseMode: (mode) => {
      const path = current.current;
      if (path?.state !== 'checking') return;
      if (mode === 'keep') setRecording({ ...path, mode, state: 'done', updatedAt: Date.now() });
      else settle({ ...path, mode });
    },
    change,
  };
}

function resumedOuting(path: RecordedPath): RecordedPath {
  return path.state === 'recording' ? { ...path, track: interrupt(path.track) } : path;
}

/** Writes the newest value, one write at a time, skipping values in between. */
function useLatestWrite<T>(
  write: (value: T) => Promise<void>,
  onFailed: (error: unknown) => void,
): (value: T) => void {
  const waiting = useRef<{ readonly value: T } | null>(null);
  const isWriting = useRef(false);
  const drain = async (): Promise<void> => {
    isWriting.current = true;
    try {
      for (let next = waiting.current; next !== null; next = waiting.current) {
        waiting.current = null;
        await write(next.value);
      }
    } catch (error) {
      onFailed(error);
    } finally {
      isWriting.current = false;
    }
  };
  return (value) => {
    waiting.current = { value };
    if (!isWriting.current) void drain();
  };
}

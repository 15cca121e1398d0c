import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { useUser } from '../../api/session/session-context.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { type CaptionDraft, type DraftEvent, draftStep, EMPTY_DRAFT } from './caption-draft.ts';
import { createStoredDrafts } from './stored-drafts.ts';

/** A crash loses at most the changes made within this time. */
const STORE_AFTER_MS = 500;

export type KeptDraft = {
  readonly draft: CaptionDraft;
  readonly send: (event: DraftEvent) => void;
  /** False when the device can't keep it. */
  readonly isKept: boolean;
};

/** True if the lines of a recording are on this device, because its captions were made here. */
export function useHasCaptionLines(track: string, captions: string): boolean {
  const userId = useUser()?.u_id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are stored when captions are made of them
  return useMemo(() => {
    const draft = createStoredDrafts(deviceStorage, userId).find(track);
    return draft !== null && draft.timed !== null;
  }, [userId, track, captions]);
}

/** The captions being made for a recording. They stay on this device, so that they can be corrected later. */
export function useCaptionDraft(track: string): KeptDraft {
  const userId = useUser()?.u_id ?? 0;
  const stored = useMemo(() => createStoredDrafts(deviceStorage, userId), [userId]);
  const [draft, send] = useReducer(draftStep, EMPTY_DRAFT, (empty) => stored.find(track) ?? empty);
  const [isKept, setKept] = useState(true);
  const written = useRef(draft);

  const write = useEffectEvent(() => {
    if (written.current === draft) return;
    written.current = draft;
    setKept(stored.keep(track, draft, Date.now()));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each change
  useEffect(() => {
    const timer = setTimeout(() => write(), STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      write();
    };
  }, []);
  return { draft, send, isKept };
}

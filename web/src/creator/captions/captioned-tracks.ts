import { useEffect, useMemo, useReducer } from 'react';
import { type DeviceStorage, deviceStorage, parseJson } from '../../core/device-storage.ts';

/** The recording that captions belong to, as this device has seen it. */
export type CaptionedTracks = {
  readonly find: (captions: string) => string | null;
  readonly keep: (captions: string, track: string) => void;
};

const STORAGE_KEY = 'laneway.captioned-tracks';
const MAX_PAIRS = 200;

export function createCaptionedTracks(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem'>,
): CaptionedTracks {
  const read = (): readonly (readonly [string, string])[] => {
    const stored = parseJson(storage.getItem(STORAGE_KEY));
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  };
  return {
    find: (captions) => read().find(([each]) => each === captions)?.[1] ?? null,
    keep: (captions, track) => {
      const others = read().filter(([each]) => each !== captions);
      const pairs = [...others, [captions, track]].slice(-MAX_PAIRS);
      storage.setItem(STORAGE_KEY, JSON.stringify(pairs));
    },
  };
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

/**
 * Notices that the recording was replaced and its captions weren't. Both are empty while there is no file. `accept` says
 * that the captions fit the new recording as well.
 */
export function useOutdatedCaptions(
  captions: string,
  track: string,
): { readonly isOutdated: boolean; readonly accept: () => void } {
  const known = useMemo(() => createCaptionedTracks(deviceStorage), []);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const isPair = captions !== '' && track !== '';
  const madeFor = isPair ? known.find(captions) : null;
  useEffect(() => {
    if (isPair && madeFor === null) known.keep(captions, track);
  }, [known, isPair, madeFor, captions, track]);
  return {
    isOutdated: madeFor !== null && madeFor !== track,
    accept: () => {
      known.keep(captions, track);
      readAgain();
    },
  };
}

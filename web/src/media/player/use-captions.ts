import { type RefObject, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import type { Line } from './caption-lines.ts';
import { createSavedSwitch } from './saved-switch.ts';

export type CaptionLines = {
  /** In order; empty until loaded. */
  readonly lines: readonly Line[];
  readonly hasFailed: boolean;
};

/** A choice between on and off. */
export type SavedSwitch = { readonly isOn: boolean; readonly toggle: () => void };

export type Captions = CaptionLines & SavedSwitch;

/**
 * Controls the captions of one audio or video element through the browser's own track, which loads the file. A video
 * shows them on the video itself; for audio the browser only parses them, and we show them as text.
 */
export function useCaptions(
  track: RefObject<HTMLTrackElement | null>,
  src: string | null,
  shownBy: 'browser' | 'us',
): Captions {
  const { isOn, toggle } = useSavedSwitch('laneway.captions');
  // Browsers only load a track whose mode is `showing` or `hidden`.
  const mode = shownBy === 'browser' ? 'showing' : 'hidden';
  return { isOn, toggle, ...useCaptionLines(track, src, isOn ? mode : 'disabled') };
}

/** A choice between on and off that this device remembers. */
export function useSavedSwitch(name: string): SavedSwitch {
  const kept = useMemo(() => createSavedSwitch(deviceStorage, name), [name]);
  const [isOn, setOn] = useState(() => kept.find());
  const toggle = () => {
    setOn(!isOn);
    kept.keep(!isOn);
  };
  return { isOn, toggle };
}

/** The lines of a track, which is loaded unless it is disabled. */
export function useCaptionLines(
  track: RefObject<HTMLTrackElement | null>,
  src: string | null,
  mode: TextTrackMode,
): CaptionLines {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = track.current;
    if (element === null || src === null) return;
    element.track.mode = mode;
  }, [track, src, mode]);

  useEffect(() => {
    const element = track.current;
    if (element === null || src === null) return;
    const leave = new AbortController();
    const { signal } = leave;
    const read = () => setLines(cuesOf(element.track).map(lineOf));
    setFailed(false);
    element.addEventListener('load', read, { signal });
    element.addEventListener('error', () => setFailed(true), { signal });
    if (element.readyState === HTMLTrackElement.LOADED) read();
    return () => leave.abort();
  }, [track, src]);

  return { lines, hasFailed };
}

function cuesOf(track: TextTrack): readonly VTTCue[] {
  return [...(track.cues ?? [])].filter((cue) => cue instanceof VTTCue);
}

function lineOf(cue: VTTCue): Line {
  const { startTime: start, endTime: end } = cue;
  return { start, end, text: cue.getCueAsHTML().textContent ?? '' };
}

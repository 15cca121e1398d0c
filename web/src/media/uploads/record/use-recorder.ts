import { extensionOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import { useEffect, useRef, useState } from 'react';

/** Speech is far from full scale; with this gain a quiet voice still moves the meter. */
const LEVEL_GAIN = 3;

export type RecorderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording'; readonly seconds: number; readonly level: number }
  | { readonly kind: 'recorded'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string };

export type Recorder = {
  readonly state: RecorderState;
  readonly start: () => void;
  readonly stop: () => void;
};

const TICK_MS = 200;

const FAILURES = {
  refused: 'We can’t use your microphone. Allow it in your browser’s settings, then try again.',
  missing: 'We can’t find a microphone. Connect one, then try again.',
} as const;

/** True if this browser can record a voice in a format we accept. Pages over plain http can't. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    navigator.mediaDevices?.getUserMedia !== undefined &&
    recordingType((type) => MediaRecorder.isTypeSupported(type)) !== null
  );
}

/** Records a voice. The microphone is released at the end, and when the component unmounts. */
export function useRecorder(): Recorder {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const session = useRef<{ readonly finish: () => void; readonly drop: () => void } | null>(null);

  useEffect(() => () => session.current?.drop(), []);

  const url = state.kind === 'recorded' ? state.url : null;
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);

  const start = async (): Promise<void> => {
    setState({ kind: 'asking' });
    let isDropped = false;
    session.current = {
      finish: () => {},
      drop: () => {
        isDropped = true;
      },
    };
    const stream = await openMicrophone();
    if (isDropped || typeof stream === 'string') {
      if (typeof stream !== 'string') stopAll(stream);
      if (!isDropped && typeof stream === 'string') setState({ kind: 'failed', text: stream });
      return;
    }
    session.current = record(stream, setState);
  };

  return {
    state,
    start: () => void start(),
    stop: () => session.current?.finish(),
  };
}

function record(stream: MediaStream, onState: (state: RecorderState) => void) {
  const type = recordingType((each) => MediaRecorder.isTypeSupported(each)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType: type });
  const level = measureLevel(stream);
  const pieces: Blob[] = [];
  const began = Date.now();
  let isDropped = false;
  const reportState = () => {
    const seconds = (Date.now() - began) / 1_000;
    onState({ kind: 'recording', seconds, level: level.read() });
  };
  const ticking = setInterval(reportState, TICK_MS);
  reportState();
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  recorder.onstop = () => {
    clearInterval(ticking);
    level.close();
    stopAll(stream);
    if (isDropped) return;
    const essence = type.split(';')[0] ?? type;
    const file = new File(pieces, recordingName(new Date(began), essence), { type: essence });
    onState({ kind: 'recorded', file, url: URL.createObjectURL(file) });
  };
  recorder.start();
  const finish = () => recorder.state === 'recording' && recorder.stop();
  return {
    finish: () => void finish(),
    drop: () => {
      isDropped = true;
      finish();
    },
  };
}

/** Returns the stream, or a text that says why there is none. */
async function openMicrophone(): Promise<MediaStream | string> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    return isMissing ? FAILURES.missing : FAILURES.refused;
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

type LevelMeter = {
  /** The current loudness, from 0 to 1. */
  readonly read: () => number;
  readonly close: () => void;
};

/** Measures the microphone's level, so that users see that it picks them up. */
function measureLevel(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * LEVEL_GAIN);
    },
    close: () => void context.close(),
  };
}

/** The formats that browsers record, the smallest and most widely supported first. */
const TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'];

/** The format to record in; null if this browser can't record any that we accept. */
export function recordingType(isSupported: (type: string) => boolean): string | null {
  return TYPES.find(isSupported) ?? null;
}

/** “Recording 15 Nov 2026 10.42.m4a”: no colons, which some systems don't allow in names. */
export function recordingName(at: Date, contentType: string): string {
  const date = at.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
  const time = [at.getHours(), at.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
  const type = mediaTypeOf(contentType);
  return `Recording ${date} ${time}.${type.ok ? extensionOf(type.value) : 'webm'}`;
}

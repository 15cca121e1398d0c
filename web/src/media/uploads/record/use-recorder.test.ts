import { expect, it } from 'vitest';
import { recordingName, recordingType } from './use-recorder.ts';

it('a browser records in the first supported type', () => {
  expect(recordingType((type) => type.startsWith('audio/webm'))).toBe('audio/webm;codecs=opus');
  expect(recordingType(() => false)).toBeNull();
});

it('a recording is named after its time and type', () => {
  const at = new Date(2026, 10, 15, 9, 5);
  expect(recordingName(at, 'audio/webm;codecs=opus')).toBe('Recording 15 Nov 2026 09.05.webm');
  expect(recordingName(at, 'audio/mp4')).toBe('Recording 15 Nov 2026 09.05.m4a');
});

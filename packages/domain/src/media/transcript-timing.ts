import { fail, ok, type Result } from '../result.ts';
import { escapeCaptionText } from './caption-markup.ts';
import { type Caption, MAX_CAPTIONS } from './captions.ts';
import { spokenWords, transcriptLines } from './transcript-lines.ts';

/** A line of a transcript. It lasts until the next one starts, and the last until the recording ends. */
export type TimedLine = {
  readonly text: string;
  readonly startMs: number;
  /** Its start was set by someone who listened, not estimated. */
  readonly isSet: boolean;
};

/** The shortest time that a line is shown. */
export const MIN_LINE_MS = 300;

/** Four hours of speech. */
export const MAX_TRANSCRIPT_LENGTH = 200_000;
/** A corrected line may be longer than the lines that we make. */
export const MAX_LINE_LENGTH = 500;

export const transcriptTexts = {
  empty: 'Enter what’s said in the recording',
  tooMany: 'That’s more than 5,000 lines. Use fewer.',
  tooLong: 'That’s more than anyone can say in this recording. Shorten the text.',
} as const;

/** The lines of a text, whose estimated starts share the recording by the number of words. */
export function draftLines(text: string, lengthMs: number): Result<readonly TimedLine[], string> {
  const texts = transcriptLines(text);
  if (texts.length === 0) return fail(transcriptTexts.empty);
  if (texts.length > MAX_CAPTIONS) return fail(transcriptTexts.tooMany);
  if (texts.length * MIN_LINE_MS > lengthMs) return fail(transcriptTexts.tooLong);
  const lines = texts.map((one) => ({ text: one, startMs: 0, isSet: false }));
  return ok(estimateStarts(lines, lengthMs));
}

/**
 * Sets the start of a line while someone listens and taps. What was tapped now is right: later starts that it
 * contradicts are estimated again.
 */
export function tapLine(
  lines: readonly TimedLine[],
  index: number,
  ms: number,
  lengthMs: number,
): readonly TimedLine[] {
  const latest = lengthMs - (lines.length - index) * MIN_LINE_MS;
  const startMs = Math.round(Math.min(Math.max(ms, earliestStart(lines, index)), latest));
  const next = lines.map((line, at) => {
    if (at === index) return { ...line, startMs, isSet: true };
    const isPassed = at > index && line.startMs < startMs + (at - index) * MIN_LINE_MS;
    return line.isSet && isPassed ? { ...line, isSet: false } : line;
  });
  return estimateStarts(next, lengthMs);
}

/** Moves the start of a line by a little, as far as the lines around it that were set allow. */
export function moveLine(
  lines: readonly TimedLine[],
  index: number,
  byMs: number,
  lengthMs: number,
): readonly TimedLine[] {
  const line = lines[index];
  if (line === undefined) return lines;
  const earliest = earliestStart(lines, index);
  const latest = latestStart(lines, index, lengthMs);
  const startMs = Math.min(Math.max(line.startMs + byMs, earliest), latest);
  const next = lines.with(index, { ...line, startMs, isSet: true });
  return estimateStarts(next, lengthMs);
}

/** Removes a line; the one before it lasts longer. */
export function removeLine(
  lines: readonly TimedLine[],
  index: number,
  lengthMs: number,
): readonly TimedLine[] {
  return estimateStarts(lines.toSpliced(index, 1), lengthMs);
}

/** The captions of a WebVTT file. */
export function captionsOf(lines: readonly TimedLine[], lengthMs: number): readonly Caption[] {
  const written = lines
    .map(({ text, startMs }) => ({ startMs, text: oneLine(escapeCaptionText(text)) }))
    .filter(({ text }) => text !== '');
  return written.map(({ startMs, text }, index) => ({
    startMs,
    endMs: written[index + 1]?.startMs ?? lengthMs,
    settings: [],
    text,
  }));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function earliestStart(lines: readonly TimedLine[], index: number): number {
  const before = lines.findLastIndex(({ isSet }, at) => isSet && at < index);
  const from = before < 0 ? 0 : (lines[before]?.startMs ?? 0);
  return from + (index - Math.max(0, before)) * MIN_LINE_MS;
}

function latestStart(lines: readonly TimedLine[], index: number, lengthMs: number): number {
  const after = lines.findIndex(({ isSet }, at) => isSet && at > index);
  const to = after < 0 ? lengthMs : (lines[after]?.startMs ?? lengthMs);
  return to - ((after < 0 ? lines.length : after) - index) * MIN_LINE_MS;
}

/** Estimates the starts that nobody has set: the lines between two set ones share the time between them. */
function estimateStarts(lines: readonly TimedLine[], lengthMs: number): readonly TimedLine[] {
  const timed: TimedLine[] = [];
  for (let from = 0; from < lines.length; ) {
    const after = lines.findIndex(({ isSet }, at) => isSet && at > from);
    const to = after < 0 ? lines.length : after;
    const first = lines[from];
    const startMs = first?.isSet === true ? first.startMs : 0;
    const endMs = lines[to]?.startMs ?? lengthMs;
    timed.push(...shareTime(lines.slice(from, to), startMs, endMs));
    from = to;
  }
  return timed;
}

/** Each line gets the shortest time, and a part of what is left by its number of words. */
function shareTime(
  lines: readonly TimedLine[],
  startMs: number,
  endMs: number,
): readonly TimedLine[] {
  const weights = lines.map(({ text }) => spokenWords(text));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shared = endMs - startMs - lines.length * MIN_LINE_MS;
  let passed = 0;
  return lines.map((line, index) => {
    const at = startMs + index * MIN_LINE_MS + Math.round((shared * passed) / total);
    passed += weights[index] ?? 0;
    return line.startMs === at ? line : { ...line, startMs: at };
  });
}

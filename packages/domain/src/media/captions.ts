import { fail, ok, type Result } from '../result.ts';
import { rewriteCaptionText } from './caption-markup.ts';

/** One caption of a WebVTT file. */
export type Caption = {
  readonly startMs: number;
  readonly endMs: number;
  /** Its position on the picture, as WebVTT writes it. */
  readonly settings: readonly string[];
  /** Its text; its markup is generated again. */
  readonly text: string;
};

export const MAX_CAPTIONS = 5_000;
const MAX_CAPTION_LENGTH = 5_000;

export const captionTexts = {
  notText: 'This file isn’t UTF-8 text. Save it as UTF-8 and upload it again.',
  noCaptions: 'This file has no captions. Add some and upload it again.',
  tooMany: 'This file has more than 5,000 captions. Use fewer and upload it again.',
} as const;

const lineText = (index: number, problem: string): string => `Line ${index + 1}: ${problem}`;

const HEADER = /^WEBVTT(?:[ \t]|$)/;
const ARROW = '-->';
const TIMING = /^([\d:.,]+)[ \t]*-->[ \t]*([\d:.,]+)(?:[ \t]+(\S.*))?$/;
const TIME = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
/** Blocks that aren't captions: comments, style sheets and regions. */
const NOT_CAPTIONS = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const SETTINGS: readonly RegExp[] = [
  /^vertical:(?:rl|lr)$/,
  /^line:(?:-?\d{1,3}|\d{1,3}(?:\.\d{1,4})?%)(?:,(?:start|center|end))?$/,
  /^position:\d{1,3}(?:\.\d{1,4})?%(?:,(?:line-left|center|line-right))?$/,
  /^size:\d{1,3}(?:\.\d{1,4})?%$/,
  /^align:(?:start|center|end|left|right)$/,
];

/** The captions of a WebVTT file, or the error with its line. */
export function parseCaptions(file: string): Result<readonly Caption[], string> {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!HEADER.test(lines[0] ?? '')) return fail(lineText(0, 'the file must start with WEBVTT'));
  const captions: Caption[] = [];
  let lastStart = 0;
  for (const block of blocksOf(lines)) {
    const parsed = parseBlock(block, lastStart);
    if (!parsed.ok) return parsed;
    if (parsed.value === null) continue;
    lastStart = parsed.value.startMs;
    if (parsed.value.text === '') continue;
    captions.push(parsed.value);
    if (captions.length > MAX_CAPTIONS) return fail(captionTexts.tooMany);
  }
  return captions.length === 0 ? fail(captionTexts.noCaptions) : ok(captions);
}

/** A WebVTT file of these captions and nothing else. */
export function printCaptions(captions: readonly Caption[]): string {
  const blocks = captions.map(({ startMs, endMs, settings, text }) => {
    const timing = [printTime(startMs), ARROW, printTime(endMs), ...settings].join(' ');
    return `${timing}\n${text}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Consecutive lines, and the line number of the first. */
type Block = { readonly at: number; readonly lines: readonly string[] };

/** The blocks after the header; header metadata lines belong to the header. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { at: number; lines: string[] }[] = [];
  let current: { at: number; lines: string[] } | null = null;
  let inHeader = true;
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      current = null;
      inHeader = false;
      continue;
    }
    if (at === 0 || (inHeader && !line.includes(ARROW))) continue;
    inHeader = false;
    if (current === null) {
      current = { at, lines: [] };
      blocks.push(current);
    }
    current.lines.push(line);
  }
  return blocks;
}

/** Null for a block that isn't a caption. */
function parseBlock({ at, lines }: Block, lastStart: number): Result<Caption | null, string> {
  const [first = '', second = ''] = lines;
  if (NOT_CAPTIONS.test(first) && !first.includes(ARROW)) return ok(null);
  const hasName = !first.includes(ARROW) && second.includes(ARROW);
  const timingAt = at + (hasName ? 1 : 0);
  const timing = parseTiming(hasName ? second : first);
  if (!timing.ok) return fail(lineText(timingAt, timing.error));
  if (timing.value.startMs < lastStart)
    return fail(lineText(timingAt, 'this caption starts before the one above it'));
  const words = lines.slice(hasName ? 2 : 1);
  const misplaced = words.findIndex((line) => line.includes(ARROW));
  if (misplaced >= 0)
    return fail(lineText(timingAt + 1 + misplaced, 'put an empty line before this time'));
  const written = words.join('\n');
  if (written.length > MAX_CAPTION_LENGTH)
    return fail(lineText(timingAt + 1, 'this caption is too long'));
  const text = rewriteCaptionText(written);
  return text.ok
    ? ok({ ...timing.value, text: text.value })
    : fail(lineText(timingAt + 1, text.error));
}

function parseTiming(line: string): Result<Omit<Caption, 'text'>, string> {
  const [, start = '', end = '', settings = ''] = TIMING.exec(line.trim()) ?? [];
  const startMs = parseTime(start);
  const endMs = parseTime(end);
  if (startMs === null || endMs === null)
    return fail('write the times as 00:00:01.000 --> 00:00:04.000');
  if (endMs < startMs) return fail('the end time is before the start time');
  if (endMs === startMs) return fail('the end time is the same as the start time');
  const kept = settings.split(/[ \t]+/).filter((one) => SETTINGS.some((form) => form.test(one)));
  return ok({ startMs, endMs, settings: kept });
}

function parseTime(text: string): number | null {
  const found = TIME.exec(text);
  if (found === null) return null;
  const [, hours = '0', minutes, seconds, ms] = found;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms);
}

function printTime(ms: number): string {
  const pad = (value: number, length = 2) => String(Math.trunc(value)).padStart(length, '0');
  const seconds = ms / 1_000;
  return `${pad(seconds / 3_600)}:${pad((seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1_000, 3)}`;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/* Letters are drawn as outlines, because a server may have no fonts. */

const FACES = ['latin', 'latin-ext', 'vietnamese'];
const require = createRequire(import.meta.url);

let fonts: readonly Font[] | null = null;

function loadFonts(): readonly Font[] {
  fonts ??= FACES.map((face) => {
    const file = require.resolve(`@fontsource/fraunces/files/fraunces-${face}-600-normal.woff`);
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  return fonts;
}

/** True if the font has every letter of a text. It has no Japanese, for example. */
export function canDraw(text: string): boolean {
  return Array.from(text).every((letter) => fontOf(letter) !== null);
}

export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
}

/** The outlines of a line of text, as the data of an SVG path. */
export function outlineOf(text: string, x: number, baseline: number, size: number): string {
  let at = x;
  return runsOf(text)
    .map((run) => {
      const data = printPath(run.font.getPath(run.text, at, baseline, size).commands);
      at += run.font.getAdvanceWidth(run.text, size);
      return data;
    })
    .join('');
}

type Run = { readonly font: Font; readonly text: string };

/** Neighbouring letters of the same file are grouped, so that they are kerned. */
function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of Array.from(text)) {
    const font = fontOf(letter);
    if (font === null) continue;
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string): Font | null {
  return loadFonts().find((font) => font.charToGlyphIndex(letter) > 0) ?? null;
}

/** The library prints paths itself, but NaN for a number that is nearly a whole one (2.0.0). */
function printPath(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => command.type + pointsOf(command).map(printNumber).join(' '))
    .join('');
}

function pointsOf(command: PathCommand): readonly number[] {
  switch (command.type) {
    case 'Z':
      return [];
    case 'Q':
      return [command.x1, command.y1, command.x, command.y];
    case 'C':
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    case 'M':
    case 'L':
      return [command.x, command.y];
  }
}

function printNumber(value: number): string {
  return value.toFixed(1);
}

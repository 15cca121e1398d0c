import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.test-data.ts';
import { readTokens } from './read-tokens.test-data.ts';

const SRC = fileURLToPath(new URL('../', import.meta.url));
const themes = readTokens(readFileSync(path.join(SRC, 'ui/tokens.css'), 'utf8'));

const TEXT = 4.5;
const SHAPE = 3;
const SUNLIGHT = 7;
/** With two colours of this contrast, any third has 3 to 1 or more against one of them. */
const ANY_IMAGE = SHAPE ** 2;

/** Every pair of colours that the app shows on each other. */
const PAIRS = [
  // The disc and the ring of the buttons over images, the menu's and the others'.
  ['--ink', '--ground', ANY_IMAGE],
  ['--ink', '--surface', ANY_IMAGE],
  ['--ink', '--recess', TEXT],
  ['--ink-soft', '--ground', TEXT],
  ['--ink-soft', '--surface', TEXT],
  ['--ink-soft', '--recess', TEXT],
  ['--action-ink', '--ground', TEXT],
  ['--action-ink', '--surface', TEXT],
  ['--waiting-ink', '--ground', SHAPE],
  ['--waiting-ink', '--recess', SHAPE],
  ['--ink', '--waiting-tint', TEXT],
  ['--on-action', '--action', TEXT],
  ['--on-action', '--action-pressed', TEXT],
  ['--on-good', '--good', TEXT],
  ['--good-ink', '--good-tint', TEXT],
  ['--good-ink', '--surface', TEXT],
  ['--waiting-ink', '--waiting-tint', TEXT],
  ['--waiting-ink', '--surface', TEXT],
  // The main texts and the main button of a walk are read in sunlight.
  ['--ink', '--surface', SUNLIGHT],
  ['--ink', '--recess', SUNLIGHT],
  ['--on-action', '--brick-pressed', SUNLIGHT],
  // Dim, but readable.
  ['--on-pocket', '--pocket', TEXT],
  ['--on-danger', '--danger', TEXT],
  ['--on-danger', '--danger-pressed', TEXT],
  ['--danger-ink', '--danger-tint', TEXT],
  ['--danger-ink', '--surface', TEXT],
  ['--danger-ink', '--ground', TEXT],
  ['--good-ink', '--ground', SHAPE],
  ['--good-ink', '--recess', SHAPE],
  ['--on-pin', '--quiet-pin', TEXT],
  ['--edge', '--ground', SHAPE],
  ['--edge', '--surface', SHAPE],
  ['--edge', '--recess', SHAPE],
  ['--mark', '--ground', SHAPE],
  ['--focus', '--ground', SHAPE],
  ['--focus', '--surface', SHAPE],
] as const;

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(PAIRS)('has a contrast of %s on %s of at least %f to 1', (front, back, least) => {
    expect(contrast(tokens.colour(front), tokens.colour(back))).toBeGreaterThanOrEqual(least);
  });
});

describe('the other style sheets', () => {
  const sheets = globSync('**/*.css', { cwd: SRC }).filter((file) => !file.endsWith('tokens.css'));

  /** Style sheets may set properties for one another, as a pin does for its popup. */
  const declared = new Set(
    sheets.flatMap((file) =>
      [...readFileSync(path.join(SRC, file), 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
  /** Positions and other values that only scripts know are set as properties of an element. */
  const setByScripts = new Set(
    globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap((file) =>
      [...readFileSync(path.join(SRC, file), 'utf8').matchAll(/['"`](--[\w-]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );

  it.each(sheets)('%s has no raw colour or length', (file) => {
    const css = readFileSync(path.join(SRC, file), 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      // A breakpoint cannot be a custom property.
      .replace(/@(?:media|container)[^{]*/g, '');
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\b\d*\.?\d+(?:px|rem)\b/i);
  });

  it.each(sheets)('%s uses only tokens that exist', (file) => {
    const css = readFileSync(path.join(SRC, file), 'utf8');
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
    const unknown = used.filter(
      (name) => !themes.light.has(name) && !declared.has(name) && !setByScripts.has(name),
    );
    expect(unknown).toEqual([]);
  });
});

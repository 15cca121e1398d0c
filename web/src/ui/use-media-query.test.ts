import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BESIDE, COLUMNS, LANDSCAPE_PHONE, SHORT } from './use-media-query.ts';

const SRC = fileURLToPath(new URL('../', import.meta.url));

/** Every media query about the size of the window, and the layout it is for. */
const QUERIES = new Map([
  [SHORT, 'cards in rows'],
  [LANDSCAPE_PHONE, 'a phone held sideways'],
  [BESIDE, 'a panel beside the map'],
  ['(min-width: 768px)', 'a tablet: forms beside a poster'],
  ['(min-width: 768px) and (max-width: 899px) and (min-height: 900px)', 'a tablet held upright'],
  [COLUMNS, 'a desktop: tables have columns'],
  [`${COLUMNS}, ${LANDSCAPE_PHONE}`, 'a corner beside the panels for the bar of the player'],
  ['(min-height: 600px)', 'a map that stays in sight above what belongs to it'],
  ['(min-width: 900px) and (pointer: fine)', 'arrows beside a carousel'],
  ['(max-width: 389px)', 'a narrow phone: buttons closer together'],
  [`(max-width: 389px) and ${SHORT}`, 'a narrow, short phone: buttons take a row more'],
  [`(max-width: 599px), ${LANDSCAPE_PHONE}`, 'a phone: the guides one owns are rows'],
  ['(min-width: 720px)', 'a dashboard with room beside its list'],
  ['(max-width: 719px)', 'a dashboard on a phone'],
  ['(min-width: 1100px)', 'a dashboard with room for another column'],
  ['(min-width: 1200px)', 'an open guide with everything side by side'],
  ['(max-width: 1199px)', 'an open guide with less than that'],
]);

const queries = globSync('**/*.css', { cwd: SRC }).flatMap((file) =>
  [
    ...readFileSync(path.join(SRC, file), 'utf8').matchAll(
      /@media ([^{]*(?:width|height)[^{]*) \{/g,
    ),
  ]
    .map(([, query = '']) => query.replaceAll(/\s+/g, ' '))
    .map((query) => [file, query] as const),
);

describe('the layout', () => {
  it.each(queries)('%s uses a known breakpoint: %s', (_, query) => {
    expect([...QUERIES.keys()]).toContain(query);
  });

  it('has no breakpoint that is unused', () => {
    const used = new Set(queries.map(([, query]) => query));
    expect([...QUERIES.keys()].filter((query) => !used.has(query))).toEqual([]);
  });
});

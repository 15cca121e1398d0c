import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SLICE_ORDER } from '../.dependency-cruiser.mjs';

/**
 * For each rule of .dependency-cruiser.mjs an import that it must refuse: the importing file and the imported one.
 * Without these, a rule that no longer catches anything, because of a typo in its pattern or a parser that reads
 * nothing, would look like a clean tree.
 */
export const PLANTED_BREACHES = {
  // Each slice imports the one that comes just after it.
  ...Object.fromEntries(
    SLICE_ORDER.slice(0, -1).map((slice, at) => [
      `slice-${slice}-imports-downwards`,
      [`server/src/slices/${slice}/act.ts`, `server/src/slices/${SLICE_ORDER[at + 1]}/public.ts`],
    ]),
  ),
  'every-slice-has-its-place': ['server/src/slices/odds/act.ts', 'server/src/platform/db.ts'],
  'domain-stands-alone': ['packages/domain/src/rule.ts', 'packages/contract/src/limits.ts'],
  'contract-knows-the-domain-only': ['packages/contract/src/calls.ts', 'server/src/platform/db.ts'],
  'server-and-web-never-meet': ['server/src/app.ts', 'web/src/ui/text/plain-text.ts'],
  'slices-meet-through-public': [
    'server/src/slices/gifts/give.ts',
    'server/src/slices/mail/store.ts',
  ],
  'platform-knows-no-slice': [
    'server/src/platform/jobs/jobs.ts',
    'server/src/slices/mail/public.ts',
  ],
  'only-serve-wires-adapters': ['server/src/app.ts', 'server/src/adapters/mail-smtp/send.ts'],
  'testing-is-for-tests': ['server/src/serve.ts', 'server/src/testing/people.ts'],
  'web-core-imports-downwards': ['web/src/core/store.ts', 'web/src/api/client.ts'],
  'web-api-imports-downwards': ['web/src/api/client.ts', 'web/src/ui/button.tsx'],
  'web-ui-imports-downwards': ['web/src/ui/button.tsx', 'web/src/map/map-view.tsx'],
  'web-building-blocks-imports-downwards': ['web/src/map/map-view.tsx', 'web/src/media/player.tsx'],
  'web-guide-imports-downwards': ['web/src/guide/card.tsx', 'web/src/walk/walk-screen.tsx'],
  'web-walk-imports-downwards': ['web/src/walk/walk-screen.tsx', 'web/src/visitor/login/login.tsx'],
  'web-people-imports-downwards': ['web/src/visitor/login/login.tsx', 'web/src/creator/form.tsx'],
  'web-admin-imports-downwards': ['web/src/admin/queue.tsx', 'web/src/app/history.ts'],
  'every-web-folder-has-a-layer': ['web/src/misc/odds.ts', 'web/src/ui/button.tsx'],
  'no-web-folder-without-a-layer': ['web/src/visitor/login/login.tsx', 'web/src/misc/odds.ts'],
  'a-page-never-imports-a-page': [
    'web/src/visitor/login/login.tsx',
    'web/src/visitor/gift/gift.tsx',
  ],
  'no-cycles': ['web/src/ui/text/a.ts', 'web/src/ui/text/b.ts'],
  'nothing-unresolved': ['web/src/ui/text/a.ts', 'web/src/ui/text/missing.ts'],
};

/** The other half of the cycle. It imports only a type, so the rule has to count those. */
const TYPE_IMPORTS = [['web/src/ui/text/b.ts', 'web/src/ui/text/a.ts']];

/** This file is never written, so importing it fails. */
const MISSING = 'web/src/ui/text/missing.ts';

/** Writes a tree with all of these imports to a temporary folder, and removes it after use. */
export function withPlantedBreaches(use) {
  const root = mkdtempSync(path.join(tmpdir(), 'laneway-imports-'));
  try {
    const imports = [...Object.values(PLANTED_BREACHES), ...TYPE_IMPORTS];
    const files = new Map(imports.flat().map((file) => [file, []]));
    for (const breach of imports) {
      const [from, to] = breach;
      const relative = path.posix.relative(path.posix.dirname(from), to);
      const specifier = relative.startsWith('.') ? relative : `./${relative}`;
      const what = TYPE_IMPORTS.includes(breach) ? 'type { Here } from ' : '';
      files.get(from).push(`import ${what}'${specifier}';\n`);
    }
    files.delete(MISSING);
    for (const [file, lines] of files) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), `${lines.join('')}export type Here = true;\n`);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

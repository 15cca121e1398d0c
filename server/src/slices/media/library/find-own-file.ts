import { parseMediaUri } from '@laneway/domain/media/media-uri';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../../platform/database/database.ts';
import { findFile, type LibraryRow } from './library-store.ts';

const NOT_FOUND = refusal('not_found', 'File not found');

/** The file with a URI, for those whom `isTheirs` allows to see it; not found for everyone else. */
export async function findOwnFile(
  db: Queryable,
  uri: string,
  isTheirs: (row: LibraryRow) => boolean,
): Promise<Result<LibraryRow, Refusal>> {
  const parsed = parseMediaUri(uri);
  if (!parsed.ok) return fail(refusal('invalid_input', parsed.error, { uri: parsed.error }));
  const row = parsed.value.kind === 'stored' ? await findFile(db, parsed.value) : null;
  return row !== null && isTheirs(row) ? ok(row) : fail(NOT_FOUND);
}

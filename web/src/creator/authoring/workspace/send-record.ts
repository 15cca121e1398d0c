import { newIdempotencyKey } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import type { RecordStore } from '../records/record-store.ts';
import { blockingFields, type ValidationErrors } from '../records/validation.ts';
import { isSame, type Values } from '../records/values.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Something can't be saved as it was typed. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** Both sides changed the same thing, and someone has to choose. */
  | { readonly kind: 'clashes' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly errors: Readonly<Record<string, string>>;
    };

export type SendParts<Field extends string> = {
  readonly record: RecordStore<Field>;
  readonly validate: (values: Values<Field>) => ValidationErrors<Field>;
  /** True if there is no row yet, so that even an untouched record has something to save. */
  readonly isNew: () => boolean;
  /** Makes the call and tells the record what came of it. Rejects as the call does. */
  readonly send: (values: Values<Field>, idempotencyKey: string) => Promise<void>;
  /** Takes over the row that a stale save was refused with. */
  readonly adopt: (current: unknown) => Promise<void>;
  /** Stands in where the server gives no reason. */
  readonly failedText: string;
};

/** Nobody saves faster than this many times between our look and our save. */
const MAX_ATTEMPTS = 5;

/**
 * Saves one record. A save that an earlier attempt left without an answer is repeated word for word first: the server
 * recognises its key, so it is carried out once, and what has been typed since is saved after it. When somebody else was
 * faster, their changes are merged and the save is tried again, unless both changed the same thing.
 */
export async function sendRecord<Field extends string>(
  parts: SendParts<Field>,
): Promise<SaveOutcome> {
  const { record, isNew } = parts;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { sent, clashes, mine } = record.getState();
    if (sent === null) {
      if (clashes.length > 0) return { kind: 'clashes' };
      const fields = blockingFields(parts.validate(mine));
      if (fields.length > 0) return { kind: 'invalid', fields };
      if (!isNew() && !record.isDirty()) return { kind: 'saved' };
      record.send({ type: 'sent', key: newIdempotencyKey() });
    }
    const refused = await sendOnce(parts);
    if (refused !== null) return refused;
    // What was asked to be saved is saved; what has been typed since is for the next time.
    if (sent === null && isSame(record.shape, record.getState().base, mine)) {
      return { kind: 'saved' };
    }
  }
  return { kind: 'refused', text: parts.failedText, errors: {} };
}

async function sendOnce<Field extends string>(
  parts: SendParts<Field>,
): Promise<SaveOutcome | null> {
  const { record, send, adopt, failedText } = parts;
  const { sent } = record.getState();
  if (sent === null) return null;
  try {
    await send(sent.values, sent.key);
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || mayRepeat(error)) throw error;
    record.send({ type: 'refused' });
    if (error.code === 'stale_version' && error.current !== undefined) {
      await adopt(error.current);
      return null;
    }
    return { kind: 'refused', text: error.detail || failedText, errors: error.errors };
  }
}

/** The queue repeats these, so the save is still under way. */
function mayRepeat({ code }: ApiProblem): boolean {
  return code === 'unavailable' || code === 'too_many_requests';
}

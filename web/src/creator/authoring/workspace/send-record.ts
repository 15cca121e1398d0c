import { newIdempotencyKey } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import type { RecordStore } from '../records/record-store.ts';
import { blockingFields, type ValidationErrors } from '../records/validation.ts';
import { isSame, type Values } from '../records/values.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Some values are invalid. */
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
  /** True if there is no row yet, so that even an untouched record can be saved. */
  readonly isNew: () => boolean;
  /** Makes the call and updates the record with the result. Rejects like the call. */
  readonly send: (values: Values<Field>, idempotencyKey: string) => Promise<void>;
  /** Applies the current row from the refusal of a stale save. */
  readonly adopt: (current: unknown) => Promise<void>;
  /** Used when the server gives no reason. */
  readonly failedText: string;
};

/** Retries after a version conflict. */
const MAX_ATTEMPTS = 5;

/**
 * Saves one record. A save without a response is repeated unchanged first: the server recognises its key, so it is
 * carried out once, and later edits are saved after it. If somebody else saved first, their changes are merged and the
 * save is retried, unless both changed the same thing.
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
    // The requested values are saved; later edits are for the next save.
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

/** The queue repeats these, so the save is still in progress. */
function mayRepeat({ code }: ApiProblem): boolean {
  return code === 'unavailable' || code === 'too_many_requests';
}

import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { writeGuide } from '@laneway/contract/editing/guide-fields';
import { readPendingPlace, writePlace } from '@laneway/contract/editing/place-fields';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import type { Refusal } from '@laneway/domain/refusal';
import { newIdempotencyKey } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import { guideContentOf, validateGuide } from '../records/guide-values.ts';
import { placeContentOf, validatePlace } from '../records/place-values.ts';
import { type RecordState, type RecordStore, valuesWithout } from '../records/record-store.ts';
import { blockingFields, isSame, type RecordRules, type Values } from '../records/values.ts';
import type { GuideEditStore } from './guide-edit-store.ts';
import { adoptPlace } from './workspace-state.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Some values are invalid; all others are saved. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** Both sides changed the same thing, and someone has to choose; everything else is saved. */
  | { readonly kind: 'clashes' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly errors: Readonly<Record<string, string>>;
    };

export type SendParts<Field extends string> = {
  readonly record: RecordStore<Field>;
  readonly validate: RecordRules<Field>['validate'];
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
 * save is retried. What is invalid, or was changed by both, is left out and stays unsaved.
 */
async function sendRecord<Field extends string>(parts: SendParts<Field>): Promise<SaveOutcome> {
  const { record, isNew } = parts;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const state = record.getState();
    const invalid = blockingFields(parts.validate(state.mine, state.base));
    const except = [...state.clashes, ...invalid];
    const wanted = valuesWithout(record.shape, state, except);
    if (state.sent === null) {
      const hasChanges = !isSame(record.shape, state.base, wanted);
      if (!hasChanges && (except.length > 0 || !isNew())) return outcomeFor(state, invalid);
      record.send({ type: 'sent', key: newIdempotencyKey(), except });
    }
    const refused = await sendOnce(parts);
    if (refused !== null) return refused;
    // The requested values are saved; later edits are for the next save.
    if (state.sent === null && isSame(record.shape, record.getState().base, wanted)) {
      return outcomeFor(record.getState(), invalid);
    }
  }
  return { kind: 'refused', text: parts.failedText, errors: {} };
}

/** The outcome once everything that can be saved has been. */
function outcomeFor<Field extends string>(
  { clashes }: RecordState<Field>,
  invalid: readonly Field[],
): SaveOutcome {
  if (clashes.length > 0) return { kind: 'clashes' };
  return invalid.length > 0 ? { kind: 'invalid', fields: invalid } : { kind: 'saved' };
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

/** A refusal of a local rule is treated like the server's. */
export function asProblem({ code, detail }: Refusal): ApiProblem {
  return new ApiProblem({ status: 409, code, detail });
}

/** Saves the guide itself. The first save of a published guide starts its draft. */
export function saveGuide(store: GuideEditStore): Promise<SaveOutcome> {
  const { guideRecord, call, user } = store;
  return sendRecord({
    record: guideRecord,
    validate: validateGuide,
    isNew: () => store.getState().guide.kind !== 'pending',
    failedText: authoringTexts.saveGuideFailed,
    send: async (values, idempotencyKey) => {
      const { base, version } = guideRecord.getState();
      const before = { ...store.getState().guide, content: guideContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writeGuide(open, guideContentOf(values), user);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'createPendingGuide'
          ? await call('createPendingGuide', { body: plan.value.body, idempotencyKey })
          : await call('updatePendingGuide', { ...plan.value, idempotencyKey });
      // An existing draft is returned unchanged, without the values sent.
      const isDraftOfPublished =
        before.kind === 'published' || before.kind === 'draft_of_published';
      if (isDraftOfPublished) guideRecord.send({ type: 'refused' });
      else guideRecord.send({ type: 'saved', version: row.pg_version });
      store.adoptGuide(row);
      store.notifySaved('guide');
    },
    adopt: async (current) => {
      store.adoptGuide(current as PendingGuide);
      await store.loadLastEditor();
    },
  });
}

/** Places can only be saved into a draft, so editing one of a published guide creates it. */
export async function ensureDraft(store: GuideEditStore): Promise<SaveOutcome> {
  const { kind } = store.getState().guide;
  return kind === 'published' || kind === 'draft_of_published'
    ? saveGuide(store)
    : { kind: 'saved' };
}

/** Saves one place; a deleted one is ignored. */
export async function savePlace(store: GuideEditStore, key: string): Promise<SaveOutcome> {
  const { call } = store;
  const ready = await ensureDraft(store);
  const item = store.findItem(key);
  if (ready.kind !== 'saved' || item === undefined) return ready;
  return sendRecord({
    record: item.record,
    validate: validatePlace,
    isNew: () => store.findItem(key)?.place.kind !== 'pending',
    failedText: authoringTexts.savePlaceFailed,
    send: async (values, idempotencyKey) => {
      const { place, record } = store.findItem(key) ?? item;
      const { base, version } = record.getState();
      const before = { ...place, content: placeContentOf(base) };
      const open = before.kind === 'pending' ? { ...before, version } : before;
      const plan = writePlace(open, placeContentOf(values), store.getState().guide);
      if (!plan.ok) throw asProblem(plan.error);
      const row =
        plan.value.call === 'addPendingPlace'
          ? await call('addPendingPlace', { ...plan.value, idempotencyKey })
          : await call('updatePendingPlace', { ...plan.value, idempotencyKey });
      record.send({ type: 'saved', version: row.pp_version });
      store.replaceItem(key, { ...item, place: readPendingPlace(row) });
      store.notifySaved('place', key);
    },
    adopt: async (current) => {
      store.replaceItem(key, adoptPlace(item, readPendingPlace(current as PendingPlace)));
      await store.loadLastEditor();
    },
  });
}

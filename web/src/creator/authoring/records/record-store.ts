import { createStore, type ReadableStore } from '../../../core/store.ts';
import { fieldsOf, isSame, type RecordShape, type Values } from './values.ts';

/** Holds the edits of one guide or place outside of React, so that typing renders only what reads it. */
export type RecordStore<Field extends string> = ReadableStore<RecordState<Field>> & {
  readonly shape: RecordShape<Field>;
  readonly isDirty: () => boolean;
  readonly send: (event: RecordEvent<Field>) => void;
};

export function createRecordStore<Field extends string>(
  shape: RecordShape<Field>,
  values: Values<Field>,
  version: number,
): RecordStore<Field> {
  const { getState, setState, subscribe } = createStore(openRecord(values, version));
  return {
    shape,
    getState,
    isDirty: () => isDirty(shape, getState()),
    send: (event) => setState(recordStep(shape, getState(), event)),
    subscribe,
  };
}

/** A save in progress. Every attempt has the same key, so that the server carries it out once. */
export type Sent<Field extends string> = { readonly key: string; readonly values: Values<Field> };

/** The edits of a guide or place next to the server's values. */
export type RecordState<Field extends string> = {
  /** The server's values, as far as this tab knows. */
  readonly base: Values<Field>;
  /** The version of the base; 0 for an unsaved record. */
  readonly version: number;
  readonly mine: Values<Field>;
  /** Groups that were changed here and elsewhere. They aren't saved until each has been decided. */
  readonly clashes: readonly Field[];
  /** Groups that were changed elsewhere and are up to date here. */
  readonly taken: readonly Field[];
  readonly sent: Sent<Field> | null;
};

export type RecordEvent<Field extends string> =
  | { readonly type: 'edited'; readonly values: Partial<Values<Field>> }
  /** All values are sent, except those of these groups, which stay as the server has them. */
  | { readonly type: 'sent'; readonly key: string; readonly except?: readonly Field[] }
  /** The server has saved what was sent. */
  | { readonly type: 'saved'; readonly version: number }
  /** The row has a new version with the same values, because its places were reordered or its status changed. */
  | { readonly type: 'renewed'; readonly version: number }
  /** The server has answered and saved nothing. */
  | { readonly type: 'refused' }
  /** The server has newer values, from a refused save, another tab or a refresh. */
  | { readonly type: 'changed elsewhere'; readonly values: Values<Field>; readonly version: number }
  /** The edits are applied to another row, such as the live one. */
  | { readonly type: 'moved'; readonly values: Values<Field>; readonly version: number }
  | { readonly type: 'chosen'; readonly field: Field; readonly side: 'mine' | 'theirs' }
  /** Restores the changes of an earlier visit. */
  | { readonly type: 'restored'; readonly kept: RecordState<Field> }
  | { readonly type: 'discarded' };

export function openRecord<Field extends string>(
  values: Values<Field>,
  version: number,
): RecordState<Field> {
  return { base: values, version, mine: values, clashes: [], taken: [], sent: null };
}

export function isDirty<Field extends string>(
  shape: RecordShape<Field>,
  { base, mine }: RecordState<Field>,
): boolean {
  return !isSame(shape, base, mine);
}

export function recordStep<Field extends string>(
  shape: RecordShape<Field>,
  state: RecordState<Field>,
  event: RecordEvent<Field>,
): RecordState<Field> {
  switch (event.type) {
    case 'edited':
      return withoutSettled(shape, { ...state, mine: { ...state.mine, ...event.values } });
    case 'sent':
      return {
        ...state,
        sent: { key: event.key, values: valuesWithout(shape, state, event.except ?? []) },
      };
    case 'saved':
      return afterSave(state, event.version);
    case 'renewed':
      return event.version <= state.version ? state : { ...state, version: event.version };
    case 'refused':
      return { ...state, sent: null };
    case 'changed elsewhere':
      return afterChange(shape, state, event.values, event.version);
    case 'moved':
      // Another row has its own version numbers.
      return afterChange(shape, { ...state, sent: null, version: -1 }, event.values, event.version);
    case 'chosen':
      return choose(shape, state, event.field, event.side);
    case 'restored':
      return restore(shape, state, event.kept);
    case 'discarded':
      // A save in progress can't be cancelled, so the form reverts to it.
      return { ...state, mine: state.sent?.values ?? state.base, clashes: [], taken: [] };
  }
}

/** Only the values sent are known to be saved, not later edits. */
function afterSave<Field extends string>(
  state: RecordState<Field>,
  version: number,
): RecordState<Field> {
  const { sent } = state;
  // Someone has already saved on top of our save, and their row included it.
  if (sent === null || version <= state.version) return { ...state, sent: null };
  return { ...state, base: sent.values, version, sent: null, taken: [] };
}

function afterChange<Field extends string>(
  shape: RecordShape<Field>,
  state: RecordState<Field>,
  theirs: Values<Field>,
  version: number,
): RecordState<Field> {
  if (version <= state.version) return state;
  const merge = mergeValues(shape, state.base, state.mine, theirs);
  const taken = [...new Set([...state.taken, ...merge.taken])];
  // An existing clash stays: only the person can decide it.
  const clashes = [...new Set([...state.clashes, ...merge.clashes])];
  return withoutSettled(shape, {
    ...state,
    base: theirs,
    version,
    mine: merge.values,
    clashes,
    taken: taken.filter((field) => !clashes.includes(field)),
  });
}

function choose<Field extends string>(
  shape: RecordShape<Field>,
  state: RecordState<Field>,
  field: Field,
  side: 'mine' | 'theirs',
): RecordState<Field> {
  if (!state.clashes.includes(field)) return state;
  const mine: Record<Field, string> = { ...state.mine };
  if (side === 'theirs') for (const each of groupOf(shape, field)) mine[each] = state.base[each];
  return { ...state, mine, clashes: state.clashes.filter((each) => each !== field) };
}

/** The server may have newer values, so stored changes are merged like any edit of an older version. */
function restore<Field extends string>(
  shape: RecordShape<Field>,
  state: RecordState<Field>,
  kept: RecordState<Field>,
): RecordState<Field> {
  if (kept.version >= state.version) return { ...kept, taken: [] };
  return afterChange(shape, { ...kept, taken: [] }, state.base, state.version);
}

/** A clash is settled once both sides are equal. */
function withoutSettled<Field extends string>(
  shape: RecordShape<Field>,
  state: RecordState<Field>,
): RecordState<Field> {
  const clashes = state.clashes.filter((field) =>
    groupOf(shape, field).some((each) => state.mine[each] !== state.base[each]),
  );
  return clashes.length === state.clashes.length ? state : { ...state, clashes };
}

/** The typed values, with the server's where a group contains one of these fields. */
export function valuesWithout<Field extends string>(
  shape: RecordShape<Field>,
  { base, mine }: Pick<RecordState<Field>, 'base' | 'mine'>,
  fields: readonly Field[],
): Values<Field> {
  const values: Record<Field, string> = { ...mine };
  for (const group of shape.groups.filter((each) => each.some((one) => fields.includes(one)))) {
    for (const field of group) values[field] = base[field];
  }
  return values;
}

function groupOf<Field extends string>(shape: RecordShape<Field>, field: Field): readonly Field[] {
  return shape.groups.find(([first]) => first === field) ?? [field];
}

export type Merge<Field extends string> = {
  readonly values: Values<Field>;
  /** Changed only by the other side, and therefore updated here. */
  readonly taken: readonly Field[];
  /** Changed differently by both sides. The values keep mine until someone chooses. */
  readonly clashes: readonly Field[];
};

/** Merges two edits of the same base, group by group. Fields are named by the first of their group. */
export function mergeValues<Field extends string>(
  { groups }: RecordShape<Field>,
  base: Values<Field>,
  mine: Values<Field>,
  theirs: Values<Field>,
): Merge<Field> {
  const values: Record<Field, string> = { ...mine };
  const taken: Field[] = [];
  const clashes: Field[] = [];
  for (const group of groups) {
    const agree = (a: Values<Field>, b: Values<Field>) =>
      group.every((field) => a[field] === b[field]);
    if (agree(base, theirs) || agree(mine, theirs)) continue;
    if (!agree(base, mine)) {
      clashes.push(group[0]);
      continue;
    }
    for (const field of group) values[field] = theirs[field];
    taken.push(group[0]);
  }
  return { values, taken, clashes };
}

/**
 * The server's values in the form's spelling. The server trims texts and fills in a price, which isn't an edit and must
 * not look like one: where its value means the same as the form's, the form's stays.
 */
export function alignValues<Field extends string>(
  shape: RecordShape<Field>,
  { base, mine }: RecordState<Field>,
  theirs: Values<Field>,
  tidy: (values: Values<Field>) => Values<Field>,
): Values<Field> {
  const known = [mine, base].map((values) => ({ values, tidied: tidy(values) }));
  return Object.fromEntries(
    fieldsOf(shape).map((field) => {
      const same = known.find(({ tidied }) => tidied[field] === theirs[field]);
      return [field, same === undefined ? theirs[field] : same.values[field]];
    }),
  ) as Values<Field>;
}

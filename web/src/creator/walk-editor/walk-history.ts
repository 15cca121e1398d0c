/** One text of a record that was changed. */
export type TextChange = { readonly key: string; readonly before: string; readonly after: string };

/** Changes that are undone together. */
export type WalkStep = {
  /** Its subject, as in “Undone: zone of 3. Degraves Street”. */
  readonly about: string;
  readonly changes: readonly TextChange[];
  /** Consecutive changes with the same group are one step. */
  readonly group: string | null;
};

/** All that was changed in one walk view. */
export type WalkHistory = {
  readonly past: readonly WalkStep[];
  readonly future: readonly WalkStep[];
};

export const MAX_STEPS = 100;

export const NO_HISTORY: WalkHistory = { past: [], future: [] };

export function addStep(history: WalkHistory, step: WalkStep): WalkHistory {
  const changes = step.changes.filter(({ before, after }) => before !== after);
  if (changes.length === 0) return history;
  const last = history.past.at(-1);
  if (last === undefined || step.group === null || last.group !== step.group) {
    return { past: [...history.past, { ...step, changes }].slice(-MAX_STEPS), future: [] };
  }
  const joined = joinChanges(last.changes, changes);
  const past = history.past.slice(0, -1);
  // A step that ends where it began is dropped.
  return { past: joined.length === 0 ? past : [...past, { ...last, changes: joined }], future: [] };
}

export type Replay = {
  readonly history: WalkHistory;
  readonly step: WalkStep;
  /** The text that each record gets. */
  readonly texts: ReadonlyMap<string, string>;
};

/**
 * The last undoable step. A record that has another text by now, because it was changed elsewhere or discarded, keeps
 * that; an empty step is skipped.
 */
export function undoStep(history: WalkHistory, textOf: TextOf): Replay | null {
  for (let at = history.past.length - 1; at >= 0; at -= 1) {
    const step = history.past[at];
    if (step === undefined) break;
    const texts = textsToSet(step.changes, textOf, ({ before, after }) => [after, before]);
    if (texts.size === 0) continue;
    const future = [step, ...history.future];
    return { history: { past: history.past.slice(0, at), future }, step, texts };
  }
  return null;
}

export function redoStep(history: WalkHistory, textOf: TextOf): Replay | null {
  for (const [at, step] of history.future.entries()) {
    const texts = textsToSet(step.changes, textOf, ({ before, after }) => [before, after]);
    if (texts.size === 0) continue;
    // A redone step is never joined with later ones.
    const past = [...history.past, { ...step, group: null }];
    return { history: { past, future: history.future.slice(at + 1) }, step, texts };
  }
  return null;
}

/** The present text of a record; null if it is gone. */
export type TextOf = (key: string) => string | null;

function textsToSet(
  changes: readonly TextChange[],
  textOf: TextOf,
  direction: (change: TextChange) => readonly [from: string, to: string],
): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap((change) => {
      const [from, to] = direction(change);
      return textOf(change.key) === from ? [[change.key, to] as const] : [];
    }),
  );
}

function joinChanges(
  first: readonly TextChange[],
  next: readonly TextChange[],
): readonly TextChange[] {
  const joined = new Map(first.map((change) => [change.key, change]));
  for (const change of next) {
    const before = joined.get(change.key)?.before ?? change.before;
    joined.set(change.key, { ...change, before });
  }
  return [...joined.values()].filter(({ before, after }) => before !== after);
}

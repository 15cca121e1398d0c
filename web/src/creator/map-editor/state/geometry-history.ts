import { type Geometry, isSameGeometry } from '../geometry.ts';

/** The edits of one map, as undoable steps. */
export type GeometryHistory = {
  readonly past: readonly Geometry[];
  readonly present: Geometry;
  readonly future: readonly Geometry[];
  /** Edits with this name still belong to the last step; null when it is closed. */
  readonly group: string | null;
  /** Values sent to the form that it hasn't returned yet, the oldest first. */
  readonly sent: readonly Geometry[];
};

export type HistoryEvent =
  /** Consecutive edits with the same group are one step. */
  | { readonly type: 'edit'; readonly next: Geometry; readonly group?: string }
  /** The next edit starts a new step, whatever its group. */
  | { readonly type: 'end-step' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The form's value: our own returned, or a change from outside. */
  | { readonly type: 'receive'; readonly value: Geometry };

export const MAX_STEPS = 100;

export function startHistory(present: Geometry): GeometryHistory {
  return { past: [], present, future: [], group: null, sent: [] };
}

export function nextHistory(history: GeometryHistory, event: HistoryEvent): GeometryHistory {
  switch (event.type) {
    case 'edit':
      return edit(history, event.next, event.group ?? null);
    case 'end-step':
      return history.group === null ? history : { ...history, group: null };
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'receive':
      return receive(history, event.value);
  }
}

function edit(history: GeometryHistory, next: Geometry, group: string | null): GeometryHistory {
  if (isSameGeometry(next, history.present)) return history;
  const before = history.past.at(-1);
  const isSameStep = group !== null && group === history.group && before !== undefined;
  if (!isSameStep) return { ...send(step(history, next), next), group };
  // A step that ends where it began is dropped.
  const isNothing = isSameGeometry(next, before);
  const past = isNothing ? history.past.slice(0, -1) : history.past;
  return { ...send({ ...history, past, present: next }, next), group: isNothing ? null : group };
}

function undo(history: GeometryHistory): GeometryHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return send(
    {
      ...history,
      past: history.past.slice(0, -1),
      present: before,
      future: [history.present, ...history.future],
      group: null,
    },
    before,
  );
}

function redo(history: GeometryHistory): GeometryHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return send({ ...step(history, next), future }, next);
}

function receive(history: GeometryHistory, value: Geometry): GeometryHistory {
  if (isSameGeometry(value, history.present)) {
    return history.sent.length === 0 ? history : { ...history, sent: [] };
  }
  // A form that renders late returns values that have been edited again since.
  const index = history.sent.findIndex((sent) => isSameGeometry(sent, value));
  if (index !== -1) return { ...history, sent: history.sent.slice(index + 1) };
  return { ...step(history, value), sent: [] };
}

function step(history: GeometryHistory, next: Geometry): GeometryHistory {
  const past = [...history.past, history.present].slice(-MAX_STEPS);
  return { ...history, past, present: next, future: [], group: null };
}

function send(history: GeometryHistory, value: Geometry): GeometryHistory {
  return { ...history, sent: [...history.sent, value].slice(-MAX_STEPS) };
}

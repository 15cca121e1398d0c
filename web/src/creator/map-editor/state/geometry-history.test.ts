import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Geometry } from '../geometry.ts';
import {
  type GeometryHistory,
  type HistoryEvent,
  MAX_STEPS,
  nextHistory,
  startHistory,
} from './geometry-history.ts';

const EMPTY: Geometry = { location: '', marker: '', path: '', boundary: '' };
const path = (text: string): Geometry => ({ ...EMPTY, path: text });

function run(history: GeometryHistory, ...events: readonly HistoryEvent[]): GeometryHistory {
  return events.reduce(nextHistory, history);
}

const typed = (text: string): HistoryEvent => ({ type: 'edit', next: path(text), group: 'path' });
const UNDO: HistoryEvent = { type: 'undo' };
const REDO: HistoryEvent = { type: 'redo' };

const anyGeometry = fc.record({
  location: fc.constantFrom('', '1,2', '3,4'),
  marker: fc.constantFrom('', '(1,2)'),
  path: fc.constantFrom('', '(1,2),(3,4)', 'unreadable'),
  boundary: fc.constantFrom('', '(1,2),(3,4),(5,6)'),
});
const anyEdit: fc.Arbitrary<HistoryEvent> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), next: anyGeometry }),
  fc.record({
    type: fc.constant('edit' as const),
    next: anyGeometry,
    group: fc.constantFrom('path', 'location'),
  }),
  fc.record({ type: fc.constant('end-step' as const) }),
  fc.record({ type: fc.constant('receive' as const), value: anyGeometry }),
);

describe('the history of a map', () => {
  it('returns to the start after undoing any edits, and to their end after redoing them', () => {
    fc.assert(
      fc.property(anyGeometry, fc.array(anyEdit, { maxLength: MAX_STEPS }), (start, edits) => {
        const edited = run(startHistory(start), ...edits);
        const undone = run(edited, ...edited.past.map(() => UNDO));
        expect(undone.present).toEqual(start);
        expect(undone.past).toEqual([]);
        const redone = run(undone, ...undone.future.map(() => REDO));
        expect(redone.present).toEqual(edited.present);
      }),
    );
  });

  it('never has a step that changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEdit), (edits) => {
        const { past, present } = run(startHistory(EMPTY), ...edits);
        expect(run(startHistory(EMPTY), ...edits, UNDO).present).toEqual(past.at(-1) ?? present);
        expect(past.at(-1)).not.toEqual(present);
      }),
    );
  });

  it('keeps the last hundred steps', () => {
    const edits = Array.from({ length: MAX_STEPS + 5 }, (_, i) => ({
      type: 'edit' as const,
      next: path(String(i)),
    }));
    const history = run(startHistory(EMPTY), ...edits);
    expect(history.past).toHaveLength(MAX_STEPS);
    expect(run(history, ...history.past.map(() => UNDO)).present).toEqual(path('4'));
  });

  it('treats typing as one step until a pause', () => {
    const history = run(
      startHistory(EMPTY),
      typed('('),
      typed('(1'),
      { type: 'end-step' },
      typed('(1,'),
    );
    expect(run(history, UNDO).present).toEqual(path('(1'));
    expect(run(history, UNDO, UNDO).present).toEqual(EMPTY);
  });

  it('drops a step that has no effect in the end', () => {
    expect(run(startHistory(EMPTY), typed('('), typed('')).past).toEqual([]);
  });

  it('has nothing to redo after a new edit', () => {
    const history = run(startHistory(EMPTY), typed('a'), UNDO, typed('b'), REDO);
    expect(history.present).toEqual(path('b'));
  });
});

describe('the value of the form', () => {
  it('is not a step if it is a value that the editor sent, however late it returns', () => {
    const edited = run(startHistory(EMPTY), typed('a'), { type: 'end-step' }, typed('b'));
    const received = run(
      edited,
      { type: 'receive', value: path('a') },
      { type: 'receive', value: path('b') },
    );
    expect(received.past).toEqual(edited.past);
    expect(received.present).toEqual(path('b'));
    expect(received.sent).toEqual([]);
  });

  it('is a step that can be undone if it was changed elsewhere', () => {
    const history = run(startHistory(EMPTY), typed('a'), {
      type: 'receive',
      value: path('imported'),
    });
    expect(history.present).toEqual(path('imported'));
    expect(run(history, UNDO).present).toEqual(path('a'));
    expect(run(history, UNDO, UNDO).present).toEqual(EMPTY);
  });
});

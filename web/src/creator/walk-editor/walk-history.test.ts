import { describe, expect, it } from 'vitest';
import {
  addStep,
  MAX_STEPS,
  NO_HISTORY,
  redoStep,
  undoStep,
  type WalkHistory,
} from './walk-history.ts';

/** Records and the history of their changes, as in the walk view. */
function createRecords(first: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(first));
  let history: WalkHistory = NO_HISTORY;
  const textOf = (key: string) => texts.get(key) ?? null;
  const replay = (step: typeof undoStep) => {
    const found = step(history, textOf);
    if (found === null) return null;
    history = found.history;
    for (const [key, text] of found.texts) texts.set(key, text);
    return found.step.about;
  };
  return {
    texts,
    change: (
      about: string,
      after: Readonly<Record<string, string>>,
      group: string | null = null,
    ) => {
      const changes = Object.entries(after).map(([key, text]) => ({
        key,
        before: textOf(key) ?? '',
        after: text,
      }));
      for (const [key, text] of Object.entries(after)) texts.set(key, text);
      history = addStep(history, { about, changes, group });
    },
    undo: () => replay(undoStep),
    redo: () => replay(redoStep),
    stepCount: () => history.past.length,
  };
}

describe('undoing changes of the walk', () => {
  it('goes back and forth step by step, across all records', () => {
    const records = createRecords({ a: '1', b: '1' });
    records.change('A', { a: '2' });
    records.change('B', { b: '2' });
    expect([records.undo(), records.undo(), records.undo()]).toEqual(['B', 'A', null]);
    expect(Object.fromEntries(records.texts)).toEqual({ a: '1', b: '1' });
    expect([records.redo(), records.redo(), records.redo()]).toEqual(['A', 'B', null]);
    expect(Object.fromEntries(records.texts)).toEqual({ a: '2', b: '2' });
  });

  it('undoes several records at once if they were changed at once', () => {
    const records = createRecords({ a: '1', b: '1' });
    records.change('2 places', { a: '2', b: '2' });
    records.undo();
    expect(Object.fromEntries(records.texts)).toEqual({ a: '1', b: '1' });
  });

  it('treats consecutive keys as one step, until something else is changed', () => {
    const records = createRecords({ a: '30', b: '' });
    for (const a of ['31', '32', '33']) records.change('A', { a }, 'radius');
    records.change('B', { b: 'x' });
    records.change('A', { a: '34' }, 'radius');
    expect(records.stepCount()).toBe(3);
    records.undo();
    expect(records.texts.get('a')).toBe('33');
    records.undo();
    records.undo();
    expect(records.texts.get('a')).toBe('30');
  });

  it('drops steps without an effect', () => {
    const records = createRecords({ a: '30' });
    records.change('A', { a: '30' });
    records.change('A', { a: '31' }, 'radius');
    records.change('A', { a: '30' }, 'radius');
    expect(records.stepCount()).toBe(0);
  });

  it('skips records that have been changed elsewhere since', () => {
    const records = createRecords({ a: '1', b: '1' });
    records.change('A', { a: '2' });
    records.change('B', { b: '2' });
    records.texts.set('b', 'theirs');
    expect(records.undo()).toBe('A');
    expect(Object.fromEntries(records.texts)).toEqual({ a: '1', b: 'theirs' });
  });

  it('drops undone steps once something else is changed', () => {
    const records = createRecords({ a: '1' });
    records.change('A', { a: '2' });
    records.undo();
    records.change('A', { a: '3' });
    expect(records.redo()).toBeNull();
  });

  it('keeps a hundred steps', () => {
    const records = createRecords({ a: '0' });
    for (let step = 1; step <= MAX_STEPS + 20; step += 1) records.change('A', { a: `${step}` });
    expect(records.stepCount()).toBe(100);
    while (records.undo() !== null);
    expect(records.texts.get('a')).toBe('20');
  });
});

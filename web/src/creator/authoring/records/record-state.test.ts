import { describe, expect, it } from 'vitest';
import {
  isDirty,
  openRecord,
  type RecordEvent,
  type RecordState,
  recordStep,
} from './record-store.ts';
import type { RecordShape, Values } from './values.ts';

type Field = 'title' | 'text';

const SHAPE: RecordShape<Field> = { groups: [['title'], ['text']] };
const of = (title: string, text = ''): Values<Field> => ({ title, text });

function stateAfter(...events: readonly RecordEvent<Field>[]): RecordState<Field> {
  return events.reduce((state, event) => recordStep(SHAPE, state, event), openRecord(of('a'), 5));
}

const typed = (values: Partial<Values<Field>>): RecordEvent<Field> => ({ type: 'edited', values });
const sent: RecordEvent<Field> = { type: 'sent', key: 'key' };
const news = (values: Values<Field>, version: number): RecordEvent<Field> => ({
  type: 'changed elsewhere',
  values,
  version,
});

describe('a record that is being edited', () => {
  it('is clean until something differs', () => {
    expect(isDirty(SHAPE, stateAfter(typed({ title: 'b' })))).toBe(true);
    expect(isDirty(SHAPE, stateAfter(typed({ title: 'b' }), typed({ title: 'a' })))).toBe(false);
  });

  it('marks only the sent values as saved', () => {
    const state = stateAfter(typed({ title: 'b' }), sent, typed({ text: 'later' }), {
      type: 'saved',
      version: 6,
    });
    expect(state).toMatchObject({ base: of('b'), mine: of('b', 'later'), version: 6, sent: null });
  });

  it('keeps what was left out of a save', () => {
    const state = stateAfter(
      typed({ title: 'b', text: 'invalid' }),
      { type: 'sent', key: 'key', except: ['text'] },
      { type: 'saved', version: 6 },
    );
    expect(state).toMatchObject({ base: of('b'), mine: of('b', 'invalid'), version: 6 });
    expect(isDirty(SHAPE, state)).toBe(true);
  });

  it('ignores versions that are older than the known one', () => {
    const state = stateAfter(news(of('newer'), 7), news(of('older'), 6));
    expect(state).toMatchObject({ base: of('newer'), version: 7 });
  });

  it('keeps the newer version when someone has already edited its own save', () => {
    const state = stateAfter(typed({ title: 'b' }), sent, news(of('b', 'theirs'), 7), {
      type: 'saved',
      version: 6,
    });
    expect(state).toMatchObject({ base: of('b', 'theirs'), mine: of('b', 'theirs'), version: 7 });
  });

  it('ends a clash when both sides become equal', () => {
    const clashing = [typed({ title: 'mine' }), news(of('theirs'), 6)];
    expect(stateAfter(...clashing).clashes).toEqual(['title']);
    expect(stateAfter(...clashing, typed({ title: 'theirs' })).clashes).toEqual([]);
    expect(stateAfter(...clashing, news(of('mine'), 7)).clashes).toEqual([]);
  });

  it('merges stored changes with the server’s current values', () => {
    const kept = stateAfter(typed({ title: 'kept' }));
    const state = stateAfter(news(of('a', 'theirs'), 6), { type: 'restored', kept });
    expect(state).toMatchObject({ mine: of('kept', 'theirs'), version: 6, clashes: [] });
  });

  it('reverts to the values being saved when everything else is discarded', () => {
    const state = stateAfter(
      typed({ title: 'b' }),
      sent,
      typed({ title: 'c' }),
      { type: 'discarded' },
      { type: 'saved', version: 6 },
    );
    expect(isDirty(SHAPE, state)).toBe(false);
    expect(state.mine).toEqual(of('b'));
  });
});

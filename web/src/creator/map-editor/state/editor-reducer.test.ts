import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Geometry } from '../geometry.ts';
import type { EditorEvent, Target } from './editor-events.ts';
import { nextEditor } from './editor-reducer.ts';
import { canRedo, canUndo, type EditorState, startEditor } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';

const EMPTY: Geometry = { location: '', marker: '', path: '', boundary: '' };
const PATH = '(1,1),(2,2),(3,3)|blue';
const SQUARE = '(0,0.5),(0,1),(1,1),(1,0.5)|green';

function start(geometry: Partial<Geometry> = {}): EditorState {
  return startEditor('place', { ...EMPTY, ...geometry }, 'select');
}

function run(state: EditorState, ...events: readonly EditorEvent[]): EditorState {
  return events.reduce(nextEditor, state);
}

const tool = (name: EditorState['tool']): EditorEvent => ({ type: 'choose-tool', tool: name });
const tapOn = (target: Target, by: 'pointer' | 'crosshair' = 'pointer'): EditorEvent => ({
  type: 'tap',
  target,
  by,
});
const tapAt = (lat: number, lng: number) => tapOn({ what: 'ground', point: { lat, lng } });
const END = tapOn({ what: 'end-of-draft', point: { lat: 9, lng: 9 } });
const vertex = (kind: 'path' | 'boundary', number: number): Target => ({
  what: 'vertex',
  point: { lat: 0, lng: 0 },
  ref: { kind, index: 0, vertex: number },
});
const UNDO: EditorEvent = { type: 'undo' };
const REDO: EditorEvent = { type: 'redo' };
const CANCEL: EditorEvent = { type: 'cancel' };

describe('the pin', () => {
  it('is set by a tap, with the marker, and then Select is active again', () => {
    const state = run(start({ marker: '(5,6)|red;(7,8)' }), tool('pin'), tapAt(1, 2), tapAt(3, 4));
    expect(state.history.present).toEqual({ ...EMPTY, location: '1,2', marker: '(1,2)|red;(7,8)' });
    expect(state.tool).toBe('select');
    expect(state.announcement.text).toBe('Pin moved');
  });

  it('can be set again at once after that was undone', () => {
    const set = run(start(), tool('pin'), tapAt(1, 2));
    const again = run(set, UNDO, tapAt(3, 4));
    expect(again.history.present.location).toBe('3,4');
    const moved = run(again, tool('pin'), tapAt(5, 6), UNDO);
    expect([moved.history.present.location, moved.tool]).toEqual(['3,4', 'select']);
  });

  it('of a guide has no marker', () => {
    const guide = startEditor('guide', EMPTY, 'pin');
    const state = run(guide, tapAt(1, 2));
    expect(state.history.present).toEqual({ ...EMPTY, location: '1,2' });
    expect(state.announcement.text).toBe('Start set');
  });

  it('is picked up under the crosshair and dropped elsewhere, or put back with Esc', () => {
    const pinned = start({ location: '1,2', marker: '(1,2)' });
    const pin: Target = { what: 'pin', point: { lat: 1, lng: 2 } };
    const held = run(pinned, tapOn(pin, 'crosshair'));
    expect(run(held, tapAt(3, 4)).history.present.location).toBe('3,4');
    expect(run(held, CANCEL).history.present.location).toBe('1,2');
    expect(run(pinned, tapOn(pin, 'pointer'), tapAt(3, 4)).history.present.location).toBe('1,2');
  });
});

describe('places added to a guide', () => {
  const added = (id: string): EditorEvent => ({ type: 'place-added', id });
  const guide = startEditor('guide', { ...EMPTY, path: PATH }, 'places');

  it('are undone in turn with the edits of the map, the latest first', () => {
    const takenBack: (string | number)[] = [];
    const store = createEditorStore({
      initial: guide,
      onEdit: () => undefined,
      onTakeBackPlace: (id) => takenBack.push(id),
    });
    const path = () => store.getState().history.present.path;
    store.dispatch(added('a'));
    store.dispatch({ type: 'type', field: 'path', text: '(1,1),(2,2)' });
    store.dispatch(added('b'));
    store.dispatch({ type: 'type', field: 'path', text: '(1,1),(5,5)' });
    store.dispatch(UNDO);
    expect([path(), takenBack]).toEqual(['(1,1),(2,2)', []]);
    store.dispatch(UNDO);
    expect([path(), takenBack]).toEqual(['(1,1),(2,2)', ['b']]);
    store.dispatch(UNDO);
    expect([path(), takenBack]).toEqual([PATH, ['b']]);
    expect(canUndo(store.getState())).toBe(true);
    store.dispatch(UNDO);
    expect([path(), takenBack]).toEqual([PATH, ['b', 'a']]);
    expect(canUndo(store.getState())).toBe(false);
  });

  it('are added again in turn by redo, once they are gone from the map', () => {
    const restored: (string | number)[] = [];
    const store = createEditorStore({
      initial: guide,
      onEdit: () => undefined,
      onRestorePlace: (id) => restored.push(id),
    });
    const onMap = (...ids: string[]) => store.dispatch({ type: 'places-changed', ids });
    const path = () => store.getState().history.present.path;
    store.dispatch(added('a'));
    store.dispatch({ type: 'type', field: 'path', text: '(1,1),(2,2)' });
    store.dispatch(added('b'));
    onMap('a', 'b');
    store.dispatch(UNDO);
    expect(canRedo(store.getState())).toBe(false);
    onMap('a');
    store.dispatch(UNDO);
    store.dispatch(UNDO);
    onMap();
    expect([path(), canUndo(store.getState())]).toEqual([PATH, false]);
    store.dispatch(REDO);
    expect([path(), restored]).toEqual([PATH, ['a']]);
    onMap('a');
    store.dispatch(REDO);
    expect([path(), restored]).toEqual(['(1,1),(2,2)', ['a']]);
    store.dispatch(REDO);
    onMap('a', 'b');
    expect(restored).toEqual(['a', 'b']);
    expect(canRedo(store.getState())).toBe(false);
    store.dispatch(UNDO);
    expect(store.getState().addedPlaces.map(({ id }) => id)).toEqual(['a']);
  });

  it('aren’t added again after another edit', () => {
    const undone = run(guide, added('a'), UNDO);
    expect(canRedo(undone)).toBe(true);
    const edited = run(undone, { type: 'type', field: 'path', text: '(1,1),(2,2)' }, UNDO);
    expect(run(edited, REDO).addedPlaces).toEqual([]);
    expect(canRedo(run(undone, added('b')))).toBe(false);
  });

  it('are left out once they were deleted elsewhere', () => {
    const state = run(guide, added('a'), added('b'), { type: 'places-changed', ids: ['a', 'c'] });
    expect(state.addedPlaces.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a line', () => {
  const drawing = run(start(), tool('path'), tapAt(1, 1), tapAt(2, 2), tapAt(3, 3));

  it('is part of the geometry as soon as it can be drawn', () => {
    expect(run(start(), tool('path'), tapAt(1, 1)).history.present.path).toBe('');
    expect(drawing.history.present.path).toBe(PATH);
    expect(drawing.announcement.text).toBe('Point 3 added');
  });

  it('is one step to undo, however many points it has', () => {
    const finished = run(drawing, END);
    expect(finished.announcement.text).toMatch(/^Path finished, 3 points, \d+\u00a0km$/);
    expect(finished.tool).toBe('select');
    expect(finished.selection).toEqual({ kind: 'path', index: 0, vertex: null });
    expect(run(finished, UNDO).history.present.path).toBe('');
  });

  it('loses its last point with Backspace and Undo, and Redo restores it', () => {
    const shorter = run(drawing, { type: 'remove-point' });
    expect(shorter.history.present.path).toBe('(1,1),(2,2)|blue');
    expect(run(drawing, UNDO).history.present).toEqual(shorter.history.present);
    expect(run(shorter, { type: 'redo' }).history.present.path).toBe(PATH);
    const none = run(drawing, UNDO, UNDO, UNDO);
    expect(none.draft).toBeNull();
    expect(none.history.present.path).toBe('');
    expect(none.history.past).toEqual([]);
  });

  it('is removed completely when Esc cancels it', () => {
    const cancelled = run(drawing, CANCEL);
    expect(cancelled.history.present.path).toBe('');
    expect(cancelled.history.past).toEqual([]);
  });

  it('continues while it is too short to end', () => {
    const short = run(start(), tool('boundary'), tapAt(1, 1), tapAt(2, 2), { type: 'finish' });
    expect(short.draft?.points).toHaveLength(2);
    expect(short.announcement.text).toBe('A boundary needs at least 3 points');
  });

  it('is kept when another tool is chosen', () => {
    const state = run(drawing, tool('pin'));
    expect(state.draft).toBeNull();
    expect(state.history.present.path).toBe(PATH);
  });

  it('is added to the existing lines, whose text doesn’t change', () => {
    const state = run(start({ path: '(5.0,5),(6,6)' }), tool('path'), tapAt(1, 1), tapAt(2, 2));
    expect(state.history.present.path).toBe('(5.0,5),(6,6);(1,1),(2,2)|blue');
  });

  it('continues from the end of a path, and backwards from its start', () => {
    const path = start({ path: '(1,1),(2,2)|red' });
    const from = (end: number) =>
      run(
        path,
        { type: 'continue-path', ref: { kind: 'path', index: 0, vertex: end } },
        tapAt(3, 3),
        END,
      );
    expect(from(1).history.present.path).toBe('(1,1),(2,2),(3,3)|red');
    expect(from(0).history.present.path).toBe('(2,2),(1,1),(3,3)|red');
    expect(run(from(1), UNDO).history.present.path).toBe('(1,1),(2,2)|red');
  });

  it('is kept when a point of another is moved meanwhile', () => {
    const moved = run(
      start({ path: '(5,5),(6,6)' }),
      tool('path'),
      tapAt(1, 1),
      tapAt(2, 2),
      {
        type: 'move-vertex',
        ref: { kind: 'path', index: 0, vertex: 0 },
        point: { lat: 7, lng: 7 },
      },
      tapAt(3, 3),
    );
    expect(moved.history.present.path).toBe('(7,7),(6,6)|blue;(1,1),(2,2)|blue');
  });

  it('has the chosen colour, even one chosen while it is drawn', () => {
    const red: EditorEvent = { type: 'choose-colour', colour: 'crimson' };
    expect(run(drawing, red).history.present.path).toBe('(1,1),(2,2),(3,3)|crimson');
    expect(run(start(), tool('path'), red, tapAt(1, 1), tapAt(2, 2)).history.present.path).toBe(
      '(1,1),(2,2)|crimson',
    );
  });
});

describe('the form', () => {
  const edit = (geometry: Partial<Geometry>, ...events: readonly EditorEvent[]) => {
    const edits: Geometry[] = [];
    const store = createEditorStore({
      initial: start(geometry),
      onEdit: (next) => edits.push(next),
    });
    for (const event of events) store.dispatch(event);
    return edits;
  };
  const boundary = [tool('boundary'), tapAt(0, 0.5), tapAt(0, 1), tapAt(1, 1), tapAt(1, 0.5)];

  it('gets a line only when it is finished', () => {
    expect(edit({ boundary: SQUARE }, ...boundary)).toEqual([]);
    expect(edit({}, ...boundary, { type: 'finish' })).toEqual([{ ...EMPTY, boundary: SQUARE }]);
    expect(edit({}, ...boundary, UNDO, CANCEL)).toEqual([]);
  });

  it('keeps a path while it is being continued', () => {
    const more: EditorEvent = {
      type: 'continue-path',
      ref: { kind: 'path', index: 0, vertex: 1 },
    };
    const edits = edit({ path: '(1,1),(2,2)|blue' }, more, tapAt(3, 3));
    expect(edits).toEqual([]);
  });
});

describe('a selected shape', () => {
  const ref = { kind: 'path', index: 0 } as const;

  it.each<[string, EditorEvent, string]>([
    [
      'moves a point',
      { type: 'move-vertex', ref: { ...ref, vertex: 1 }, point: { lat: 5, lng: 5 } },
      '(1,1),(5,5),(3,3)|blue',
    ],
    [
      'gets a point',
      { type: 'insert-vertex', ref, after: 0, point: { lat: 5, lng: 5 } },
      '(1,1),(5,5),(2,2),(3,3)|blue',
    ],
    ['loses a point', { type: 'delete-vertex', ref: { ...ref, vertex: 1 } }, '(1,1),(3,3)|blue'],
    ['is deleted', { type: 'delete-shape', ref }, ''],
    [
      'is split',
      { type: 'split', ref: { ...ref, vertex: 1 } },
      '(1,1),(2,2)|blue;(2,2),(3,3)|blue',
    ],
    ['is not split at its end', { type: 'split', ref: { ...ref, vertex: 2 } }, PATH],
  ])('%s, in one step', (_what, event, path) => {
    const state = run(start({ path: PATH }), event);
    expect(state.history.present.path).toBe(path);
    expect(run(state, UNDO).history.present.path).toBe(PATH);
  });

  it('is deleted with a point if it would have too few left', () => {
    const state = run(start({ path: '(1,1),(2,2)' }), {
      type: 'delete-vertex',
      ref: { ...ref, vertex: 0 },
    });
    expect(state.history.present.path).toBe('');
    expect(state.announcement.text).toBe('Path deleted');
  });

  it('is split between two corners if it is a boundary', () => {
    const from: EditorEvent = { type: 'split', ref: { kind: 'boundary', index: 0, vertex: 0 } };
    const split = run(start({ boundary: SQUARE }), from, tapOn(vertex('boundary', 2)));
    expect(split.history.present.boundary.split(';')).toHaveLength(2);
    const refused = run(start({ boundary: SQUARE }), from, tapOn(vertex('boundary', 1)));
    expect(refused.history.present.boundary).toBe(SQUARE);
    expect(refused.announcement.text).toBe('Choose two corners that aren’t neighbours');
  });

  it('stays selected when another is deleted', () => {
    const two = start({ path: `${PATH};(4,4),(5,5)`, boundary: SQUARE });
    const select: EditorEvent = {
      type: 'select',
      selection: { kind: 'path', index: 1, vertex: null },
    };
    const remove = (kind: 'path' | 'boundary', index: number): EditorEvent => ({
      type: 'delete-shape',
      ref: { kind, index },
    });
    expect(run(two, select, remove('boundary', 0)).selection?.index).toBe(1);
    expect(run(two, select, remove('path', 0)).selection?.index).toBe(0);
    expect(run(two, select, remove('path', 1)).selection).toBeNull();
  });

  it('is deselected when it is undone', () => {
    const state = run(start(), tool('path'), tapAt(1, 1), tapAt(2, 2), END, UNDO);
    expect(state.selection).toBeNull();
  });
});

describe('an invalid text', () => {
  const broken = run(start({ path: PATH }), { type: 'type', field: 'path', text: '(1,1),(oops' });

  it('stays as typed, while the map keeps the last valid drawing', () => {
    expect(broken.history.present.path).toBe('(1,1),(oops');
    expect(broken.drawing.path).toMatchObject({ isStale: true, shown: [{ colour: 'blue' }] });
  });

  it('can’t be drawn on until it is fixed', () => {
    const state = run(broken, tool('path'), tapAt(1, 1), tapAt(2, 2));
    expect(state.history.present.path).toBe('(1,1),(oops');
    expect(state.announcement.text).toBe('Fix the path text first. We can’t read it.');
    const fixed = run(broken, { type: 'type', field: 'path', text: PATH });
    expect(fixed.drawing.path.isStale).toBe(false);
  });

  it('shows its valid parts if it was never valid as a whole', () => {
    const { drawing } = start({ path: `${PATH};(oops` });
    expect(drawing.path).toMatchObject({ isStale: true, shown: [{ colour: 'blue' }] });
  });
});

describe('a change from outside', () => {
  it('ends a drawing and is a step of its own', () => {
    const imported = { ...EMPTY, path: '(7,7),(8,8)' };
    const state = run(start(), tool('path'), tapAt(1, 1), tapAt(2, 2), {
      type: 'receive',
      value: imported,
    });
    expect(state.draft).toBeNull();
    expect(run(state, tapAt(3, 3), tapAt(4, 4)).history.present.path).toBe(
      '(7,7),(8,8);(3,3),(4,4)|blue',
    );
    expect(run(state, UNDO).history.present).toEqual(EMPTY);
  });

  it('of something else lets a drawing go on', () => {
    const state = run(start(), tool('path'), tapAt(1, 1), tapAt(2, 2), {
      type: 'receive',
      value: { ...EMPTY, location: '7,7' },
    });
    const finished = run(state, tapAt(3, 3), { type: 'finish' });
    expect(finished.history.present).toEqual({ ...EMPTY, location: '7,7', path: PATH });
  });
});

describe('any sequence of edits', () => {
  const anyPoint = fc.record({
    lat: fc.integer({ min: 1, max: 9 }),
    lng: fc.integer({ min: 1, max: 9 }),
  });
  const anyKind = fc.constantFrom('path' as const, 'boundary' as const);
  const anyRef = fc.record({ kind: anyKind, index: fc.nat(2), vertex: fc.nat(4) });
  const anyEvent: fc.Arbitrary<EditorEvent> = fc.oneof(
    fc.constantFrom(tool('select'), tool('pin'), tool('path'), tool('boundary'), tool('places')),
    { weight: 6, arbitrary: anyPoint.map(({ lat, lng }) => tapAt(lat, lng)) },
    fc.constantFrom<EditorEvent>(END, CANCEL, { type: 'finish' }, { type: 'remove-point' }),
    fc.constantFrom<EditorEvent>(UNDO, { type: 'redo' }, { type: 'end-step' }),
    fc
      .tuple(anyRef, anyPoint)
      .map(([ref, point]) => ({ type: 'move-vertex', ref, point }) as const),
    fc
      .tuple(anyRef, anyPoint)
      .map(([ref, point]) => ({ type: 'insert-vertex', ref, after: ref.vertex, point }) as const),
    fc
      .tuple(fc.constantFrom('delete-vertex', 'delete-shape', 'split', 'continue-path'), anyRef)
      .map(([type, ref]) => ({ type, ref }) as EditorEvent),
    anyRef.map((ref) => ({ type: 'select', selection: ref }) as const),
    fc.constantFrom('red', 'teal').map((colour) => ({ type: 'choose-colour', colour }) as const),
    fc
      .tuple(
        fc.constantFrom('path', 'boundary', 'location', 'marker'),
        fc.constantFrom('', PATH, '(x'),
      )
      .map(([field, text]) => ({ type: 'type', field, text }) as EditorEvent),
  );

  it('can be undone to the start', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const begin = start({ path: PATH, boundary: SQUARE, location: '1,2' });
        let state = run(begin, ...events);
        for (let i = 0; i < 200 && (state.draft !== null || state.history.past.length > 0); i++) {
          state = nextEditor(state, UNDO);
        }
        expect(state.history.present).toEqual(begin.history.present);
      }),
      { numRuns: 300 },
    );
  });
});

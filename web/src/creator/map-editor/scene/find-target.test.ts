import type { Point } from '@laneway/domain/geo/point';
import { describe, expect, it } from 'vitest';
import type { Geometry } from '../geometry.ts';
import type { EditorEvent } from '../state/editor-events.ts';
import { nextEditor } from '../state/editor-reducer.ts';
import { type EditorState, startEditor } from '../state/editor-state.ts';
import { findTarget, type Projection } from './find-target.ts';
import { snapTargets } from './snap-targets.ts';

/** A map on which a degree is a hundred pixels. */
const VIEW: Projection = {
  toPixel: ({ lat, lng }) => ({ x: lng * 100, y: -lat * 100 }),
  toPoint: ({ x, y }) => ({ lat: -y / 100, lng: x / 100 }),
};

const EMPTY: Geometry = { location: '', marker: '', path: '', boundary: '' };
const NOWHERE = { pins: [], shapes: [] };

function start(geometry: Partial<Geometry>, ...events: readonly EditorEvent[]): EditorState {
  return events.reduce(nextEditor, startEditor('place', { ...EMPTY, ...geometry }, 'select'));
}

function targetAt(state: EditorState, x: number, y: number, snapsTo: readonly Point[] = []) {
  return findTarget(state, { x, y }, VIEW, snapsTo);
}

const SELECT_PATH: EditorEvent = {
  type: 'select',
  selection: { kind: 'path', index: 0, vertex: null },
};
const tap = (lat: number, lng: number): EditorEvent => ({
  type: 'tap',
  target: { what: 'ground', point: { lat, lng } },
  by: 'pointer',
});

describe('while selecting', () => {
  const texts = { location: '0,5', path: '(0,1),(0,3)', boundary: '(-1,1),(-1,3),(-2,3)' };

  it.each([
    ['the ground', 50, 50, { what: 'ground' }],
    ['the pin', 510, 10, { what: 'pin' }],
    ['a path', 250, 10, { what: 'shape', ref: { kind: 'path', index: 0 } }],
    ['the closing side of a boundary', 200, 150, { what: 'shape', ref: { kind: 'boundary' } }],
    ['the inside of a boundary, which is ground', 270, 130, { what: 'ground' }],
  ])('finds %s', (_what, x, y, target) => {
    expect(targetAt(start(texts), x, y)).toMatchObject(target);
  });

  it('finds the points and midpoints of the selected shape first', () => {
    const state = start(texts, SELECT_PATH);
    expect(targetAt(state, 285, 10)).toMatchObject({ what: 'vertex', ref: { vertex: 1 } });
    expect(targetAt(state, 205, 5)).toMatchObject({ what: 'side', after: 0 });
  });

  it('finds nothing if the text is invalid', () => {
    const state = start(texts, { type: 'type', field: 'path', text: '(0,1),(oops' });
    expect(targetAt(state, 250, 10)).toMatchObject({ what: 'ground' });
  });
});

describe('while drawing', () => {
  const path: EditorEvent = { type: 'choose-tool', tool: 'path' };
  const boundary: EditorEvent = { type: 'choose-tool', tool: 'boundary' };

  it('snaps within twelve pixels', () => {
    const state = start({}, path);
    const pin = { lat: 0, lng: 1 };
    expect(targetAt(state, 112, 0, [pin]).point).toEqual(pin);
    expect(targetAt(state, 113, 0, [pin]).point).toEqual({ lat: 0, lng: 1.13 });
  });

  it('ends a path at its last point, and a boundary at its first', () => {
    const line = start({}, path, tap(0, 0), tap(0, 2));
    expect(targetAt(line, 205, 0).what).toBe('end-of-draft');
    expect(targetAt(line, 5, 0).what).toBe('ground');
    const corners = [tap(0, 0), tap(0, 2), tap(-2, 2)];
    expect(targetAt(start({}, boundary, ...corners), 15, 0).what).toBe('end-of-draft');
    expect(targetAt(start({}, boundary, ...corners.slice(0, 2)), 15, 0).what).toBe('ground');
  });
});

describe('snap targets', () => {
  const surroundings = {
    pins: [{ id: 1, point: { lat: 1, lng: 1 }, title: 'Hosier Lane', number: 1 }],
    shapes: [{ path: '(2,2),(3,3),(4,4)', boundary: '(9,9),(8,8),(7,7)' }],
  };

  it('are all pins and the ends of other paths', () => {
    const state = start({ location: '5,5', path: '(6,6),(7,7);(8,8),(9,9)' });
    const lats = snapTargets(state, surroundings, { kind: 'path', index: 0 }).map(({ lat }) => lat);
    expect(lats).toEqual([5, 1, 8, 9, 2, 4]);
  });

  it('don’t include the line’s own end, but do include its start once it can be a loop', () => {
    const path: EditorEvent = { type: 'choose-tool', tool: 'path' };
    const two = start({}, path, tap(1, 1), tap(2, 2));
    expect(snapTargets(two, NOWHERE, null)).toEqual([]);
    const three = nextEditor(two, tap(3, 3));
    expect(snapTargets(three, NOWHERE, null)).toEqual([{ lat: 1, lng: 1 }]);
  });
});

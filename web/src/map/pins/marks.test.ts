import { describe, expect, it } from 'vitest';
import { diffMarks, isDrawnAlike, type Mark, marksOf, withActive } from './marks.ts';
import type { Pin } from './pin.ts';

const pin = (id: number, lng: number, more: Partial<Pin> = {}): Pin => ({
  id,
  kind: 'place',
  point: { lat: -37.81, lng },
  label: `${id}. Place`,
  title: 'Place',
  colour: '#b4472b',
  number: id,
  ...more,
});

const ONE = pin(1, 144.96);
const TWO = pin(2, 144.94);
const THREE = pin(3, 144.95);
const GROUP = { centre: { lat: -37.8, lng: 144.9 }, count: 7, opensAt: 16 };

const keys = (marks: readonly Mark[]) => marks.map((mark) => mark.key);

describe('marks', () => {
  it('are sorted by number, with groups last', () => {
    const marks = marksOf({ singles: [0, 1], groups: [GROUP] }, [TWO, ONE], THREE);
    expect(keys(marks)).toEqual(['pin:1', 'pin:2', 'pin:3', 'group:-37.80000,144.90000,7']);
  });

  it('without numbers are sorted from west to east', () => {
    const pins = [pin(1, 144.96, { number: null }), pin(2, 144.94, { number: null })];
    expect(keys(marksOf({ singles: [0, 1], groups: [] }, pins, null))).toEqual(['pin:2', 'pin:1']);
  });

  it('always include the active pin, wherever the others are', () => {
    expect(marksOf({ singles: [], groups: [GROUP] }, [TWO], ONE)[0]).toMatchObject({
      key: 'pin:1',
      isActive: true,
    });
  });

  it('of groups have the colour that all pins share, or none if they differ', () => {
    const groups = { singles: [], groups: [GROUP] };
    expect(marksOf(groups, [ONE, TWO], null)[0]).toMatchObject({ colour: '#b4472b' });
    const mixed = [ONE, pin(2, 144.94, { colour: '#1e6b52' })];
    expect(marksOf(groups, mixed, null)[0]).toMatchObject({ colour: null });
  });

  it('of groups contain the kind of their pins', () => {
    const groups = { singles: [], groups: [GROUP] };
    expect(marksOf(groups, [ONE, TWO], null)[0]).toMatchObject({ holds: 'place' });
    const guides = [pin(1, 144.96, { kind: 'guide' })];
    expect(marksOf(groups, guides, null)[0]).toMatchObject({ holds: 'guide' });
  });
});

describe('another active pin', () => {
  const marks = marksOf({ singles: [0], groups: [GROUP] }, [TWO], ONE);

  it('is shown before the index has responded, without removing anything', () => {
    const next = withActive(marks, TWO);
    expect(keys(next)).toEqual(keys(marks));
    expect(next.map((mark) => mark.kind === 'pin' && mark.isActive)).toEqual([false, true, false]);
  });

  it('appears even if it was in a group', () => {
    expect(keys(withActive(marks, THREE))).toContain('pin:3');
  });

  it('may be null', () => {
    expect(withActive(marks, null).some((mark) => mark.kind === 'pin' && mark.isActive)).toBe(
      false,
    );
  });
});

describe('a mark that is found again', () => {
  const found = (active: Pin | null, pins = [ONE, TWO], groups = [GROUP]) =>
    new Map(marksOf({ singles: [0, 1], groups }, pins, active).map((mark) => [mark.key, mark]));
  const alike = (key: string, one: Map<string, Mark>, other: Map<string, Mark>) =>
    isDrawnAlike(one.get(key) as Mark, other.get(key) as Mark);
  const GROUP_KEY = 'group:-37.80000,144.90000,7';

  it('is drawn the same', () => {
    expect(alike('pin:1', found(null), found(null))).toBe(true);
    expect(alike(GROUP_KEY, found(null), found(null, undefined, [{ ...GROUP }]))).toBe(true);
  });

  it('is drawn differently if it becomes active, changes or gets an offset', () => {
    const active = marksOf({ singles: [1], groups: [] }, [ONE, TWO], ONE);
    expect(alike('pin:1', found(null), new Map(active.map((mark) => [mark.key, mark])))).toBe(
      false,
    );
    expect(alike('pin:1', found(null), found(null, [pin(1, 144.96), TWO]))).toBe(false);
    const [one] = marksOf({ singles: [0], groups: [] }, [ONE], null);
    if (one === undefined) throw new Error('A pin has a mark.');
    expect(isDrawnAlike(one, { ...one, offset: 20 })).toBe(false);
  });

  it('is drawn differently as a group if its pins no longer share a colour', () => {
    const mixed = [ONE, pin(2, 144.94, { colour: '#1e6b52' })];
    expect(alike(GROUP_KEY, found(null), found(null, mixed))).toBe(false);
  });
});

describe('the difference between shown and wanted marks', () => {
  const marks = marksOf({ singles: [0, 1], groups: [GROUP] }, [ONE, TWO], null);

  it('adds all marks to an empty map, and removes all if none are wanted', () => {
    expect(diffMarks(new Set(), marks)).toEqual({ gone: [], kept: [], fresh: marks });
    expect(diffMarks(new Set(keys(marks)), [])).toEqual({ gone: keys(marks), kept: [], fresh: [] });
  });

  it('keeps the marks in both sets', () => {
    const { gone, kept, fresh } = diffMarks(new Set(['pin:1', 'pin:9']), marks);
    expect(gone).toEqual(['pin:9']);
    expect(keys(kept)).toEqual(['pin:1']);
    expect(keys(fresh)).toEqual(['pin:2', 'group:-37.80000,144.90000,7']);
  });

  it('keeps a group that a new index has found again', () => {
    const again = marksOf({ singles: [], groups: [{ ...GROUP }] }, [ONE, TWO], THREE);
    expect(keys(diffMarks(new Set(keys(marks)), again).kept)).toEqual([
      'group:-37.80000,144.90000,7',
    ]);
  });
});

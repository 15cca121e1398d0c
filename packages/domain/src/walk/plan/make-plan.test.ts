import { describe, expect, it } from 'vitest';
import { printLocation } from '../../geo/location-text.ts';
import { printShapes } from '../../geo/shapes-text.ts';
import { FRAME, type Metres, pointAt } from '../engine/walk-script.test-data.ts';
import { makePlan, type PlanPlace } from './make-plan.ts';
import { DEFAULT_TRIGGER, type Trigger } from './trigger.ts';
import { walkLine } from './walk-line.ts';
import { DEFAULT_WALK_SETTINGS } from './walk-settings.ts';

const STREET: readonly Metres[] = [
  [0, 0],
  [0, 1000],
];

function pathText(...lines: readonly (readonly Metres[])[]): string {
  return printShapes(lines.map((line) => ({ points: line.map(pointAt), colour: 'blue' })));
}

function place(id: number, at: Metres | null, more: Partial<PlanPlace> = {}): PlanPlace {
  const location = printLocation(at === null ? null : pointAt(at));
  const base = { id, order: null, location, marker: null, trigger: null };
  return { ...base, hasAudio: true, audioSeconds: 30, ...more };
}

function planOf(path: string | null, places: readonly PlanPlace[], settings = {}) {
  return makePlan({
    guide: { id: 7, path, settings: { ...DEFAULT_WALK_SETTINGS, ...settings } },
    places,
  });
}

function alongsOf(path: string | null, places: readonly PlanPlace[], settings = {}) {
  return planOf(path, places, settings).stops.map(({ along }) =>
    along === null ? null : Math.round(along),
  );
}

function metresOf(line: ReturnType<typeof walkLine>) {
  return line?.map((point) => {
    const { x, y } = FRAME.toSpot(point);
    return [Math.round(x) + 0, Math.round(y) + 0];
  });
}

describe('the plan of a walk', () => {
  it('has its places in walking order, each heard around the nearest point of the path', () => {
    const plan = planOf(pathText(STREET), [place(2, [20, 300]), place(1, [-10, 100])]);
    expect(plan.stops.map(({ id }) => id)).toEqual([1, 2]);
    const [first] = plan.stops;
    if (first?.zone.kind !== 'circle') expect.fail('the default zone is a circle');
    const { x, y } = FRAME.toSpot(first.zone.centre);
    expect([Math.round(x) + 0, Math.round(y), first.zone.radius]).toEqual([0, 100, 30]);
    expect(plan).toMatchObject({ ...DEFAULT_WALK_SETTINGS, guideId: 7 });
  });

  it.each<[string, string | null, readonly PlanPlace[], 'ordered' | 'free']>([
    [
      'a path leads from place to place',
      pathText(STREET),
      [place(1, [0, 100]), place(2, [0, 300])],
      'ordered',
    ],
    ['there is no path', null, [place(1, [0, 100]), place(2, [0, 300])], 'free'],
    [
      'the path has them in another order',
      pathText(STREET),
      [place(1, [0, 300]), place(2, [0, 100]), place(3, [0, 500]), place(4, [0, 400])],
      'free',
    ],
  ])('whose creator chose nothing, where %s', (_, path, places, mode) => {
    const plan = makePlan({ guide: { id: 7, path, settings: null }, places });
    expect(plan.mode).toBe(mode);
    expect(plan.isFreeByDefault === true).toBe(path !== null && mode === 'free');
    expect(planOf(path, places).mode).toBe('ordered');
  });

  it('uses the creator’s manual order', () => {
    const places = [place(1, [0, 100], { order: 2 }), place(2, [0, 200], { order: 1 })];
    expect(planOf(null, places).stops.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('has larger zones in dense surroundings', () => {
    const zoneOf = (surroundings: string) =>
      planOf(null, [place(1, [0, 0])], { surroundings }).stops[0]?.zone;
    expect(zoneOf('dense')).toMatchObject({ radius: 35 });
    expect(zoneOf('open')).toMatchObject({ radius: 30 });
  });

  it('keeps the trigger that the creator chose', () => {
    const trigger: Trigger = {
      ...DEFAULT_TRIGGER,
      zone: { kind: 'circle', centre: pointAt([5, 5]), radius: 50 },
      priority: 3,
      start: 'ask',
    };
    const [stop] = planOf(pathText(STREET), [place(1, [0, 100], { trigger })]).stops;
    expect(stop).toMatchObject({ zone: trigger.zone, priority: 3, start: 'ask' });
  });

  it('leaves out places without a location, unless they have a marker', () => {
    const marker = `(${printLocation(pointAt([0, 50]))})|red`;
    const places = [place(1, null), place(2, null, { marker }), place(3, [0, 90])];
    expect(planOf(null, places).stops.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('has zones around the markers without a path, and for places far from it', () => {
    expect(alongsOf(null, [place(1, [0, 100])])).toEqual([null]);
    const [stop] = planOf(pathText(STREET), [place(1, [400, 100])]).stops;
    expect(stop).toMatchObject({ along: null, zone: { centre: stop?.marker } });
  });

  it('has no audio length for a place without audio', () => {
    const [stop] = planOf(null, [place(1, [0, 0], { hasAudio: false })]).stops;
    expect(stop).toMatchObject({ hasAudio: false, audioSeconds: null });
  });

  it('reverses a path that was drawn against the order of the places, and its stretches', () => {
    const zone = { kind: 'stretch', from: 650, to: 720 } as const;
    const places = [
      place(1, [0, 900]),
      place(2, [0, 700], { trigger: { ...DEFAULT_TRIGGER, zone } }),
      place(3, [0, 100]),
    ];
    expect(alongsOf(pathText(STREET), places)).toEqual([100, 300, 900]);
    const turned = planOf(pathText(STREET), places).stops[1]?.zone;
    if (turned?.kind !== 'stretch') expect.fail('a stretch stays one');
    expect([Math.round(turned.from), Math.round(turned.to)]).toEqual([280, 350]);
  });

  it('passes places in their order where the path passes them more than once', () => {
    const upAndDown: readonly Metres[] = [
      [0, 0],
      [0, 500],
      [0, 0],
    ];
    const places = [place(1, [0, 100]), place(2, [5, 450]), place(3, [0, 110])];
    expect(alongsOf(pathText(upAndDown), places)).toEqual([100, 450, 890]);
  });

  it('places a stop within its stretch', () => {
    const zone = { kind: 'stretch', from: 600, to: 700 } as const;
    const places = [place(1, [0, 100], { trigger: { ...DEFAULT_TRIGGER, zone } })];
    expect(alongsOf(pathText(STREET), places)).toEqual([600]);
  });

  it('closes the path of a loop', () => {
    const corner: readonly Metres[] = [
      [0, 0],
      [0, 300],
      [400, 300],
    ];
    const places = [place(1, [0, 150]), place(2, [200, 150])];
    expect(alongsOf(pathText(corner), places, { loop: true })).toEqual([150, 950]);
    expect(planOf(pathText(corner), places).path).toHaveLength(3);
  });
});

describe('the line that is walked', () => {
  it.each<[string, readonly (readonly Metres[])[], readonly Metres[]]>([
    [
      'is the path',
      [
        [
          [0, 0],
          [0, 50],
        ],
      ],
      [
        [0, 0],
        [0, 50],
      ],
    ],
    [
      'joins its pieces in their order',
      [
        [
          [0, 0],
          [0, 50],
        ],
        [
          [0, 60],
          [0, 90],
        ],
      ],
      [
        [0, 0],
        [0, 50],
        [0, 60],
        [0, 90],
      ],
    ],
    [
      'turns pieces that were drawn from the other end',
      [
        [
          [0, 50],
          [0, 0],
        ],
        [
          [0, 90],
          [0, 60],
        ],
      ],
      [
        [0, 0],
        [0, 50],
        [0, 60],
        [0, 90],
      ],
    ],
    [
      'is the longest where the pieces are far apart',
      [
        [
          [0, 0],
          [0, 50],
        ],
        [
          [0, 900],
          [0, 1000],
        ],
      ],
      [
        [0, 900],
        [0, 1000],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(metresOf(walkLine(pathText(...lines)))).toEqual(expected);
  });

  it('is null if there is no path', () => {
    expect(walkLine(null)).toBeNull();
    expect(walkLine('')).toBeNull();
  });
});

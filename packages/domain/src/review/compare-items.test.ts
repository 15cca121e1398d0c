import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TRIGGER } from '../walk/plan/trigger.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { type ComparedItem, compareItems } from './compare-items.ts';
import { aDraft, aLivePlace, aNewPlace, aVersion } from './version.test-data.ts';
import type { Version, VersionPlace } from './version.ts';

const shown = ({ key, ppId, number, change, summary }: ComparedItem) =>
  [key, ppId, number, change, summary.join(', ')] as const;

describe('a revision and the live version', () => {
  it('are compared as the guide and all places of both, each with its change', () => {
    const live = aVersion(...[1, 2, 3, 4, 5].map((id) => aLivePlace(id)));
    const revision = aVersion(
      aDraft(105),
      aDraft(101),
      aDraft(102, { description: 'Silt.', audio: 's3://laneway-quarantine/3/a.mp3' }),
      { ...aDraft(104), isWithdrawn: true },
      aNewPlace(200),
    );
    expect(compareItems(live, revision).map(shown)).toEqual([
      ['guide', null, null, 'same', ''],
      ['place-105', 105, 1, 'changed', 'order 5 → 1'],
      ['place-101', 101, 2, 'same', ''],
      ['place-102', 102, 3, 'changed', 'text, audio'],
      ['place-live-3', null, 3, 'removed', 'removed'],
      ['place-104', 104, 4, 'changed', 'withdrawn'],
      ['place-200', 200, 5, 'added', 'added'],
    ]);
  });

  it('give a removed place the same key, whichever version it was in', () => {
    const keys = [aLivePlace(3), aDraft(103)].map((gone) =>
      compareItems(aVersion(gone), aVersion()).map(({ key }) => key),
    );
    expect(keys).toEqual([
      ['guide', 'place-live-3'],
      ['guide', 'place-live-3'],
    ]);
    const neverLive = compareItems(aVersion(aNewPlace(7)), aVersion());
    expect(neverLive.map(({ key, ppId }) => [key, ppId])).toContainEqual(['place-7', null]);
  });

  it('show a place by its title, or by its number until it has one', () => {
    const items = compareItems(aVersion(), {
      guide: { ...aVersion().guide, title: null },
      places: [{ ...aNewPlace(7, { title: null }), nameNumber: 4 }],
    });
    expect(items.map(({ title }) => title)).toEqual(['Untitled guide', 'Place 4']);
  });

  it('tell which place is the free sample in each', () => {
    const sample = { isSample: true };
    const hidden = { ...aDraft(101, sample), isWithdrawn: true };
    const [guide, ...places] = compareItems(
      aVersion(aLivePlace(2, { ...sample, title: 'Old name' }), aLivePlace(3)),
      aVersion(hidden, aDraft(102), aDraft(103, sample), aDraft(104, sample)),
    );
    expect(places.map(({ isSample }) => isSample)).toEqual([false, false, true, false]);
    const of = (item = guide) => item?.fields.find(({ key }) => key === 'sample');
    expect(of()).toMatchObject({ before: 'Old name', after: 'Place no. 3', change: 'changed' });
    expect(guide?.summary).toEqual(['free sample']);
    const renamed = compareItems(
      aVersion(aLivePlace(2, { ...sample, title: 'Old name' })),
      aVersion(aDraft(102, sample)),
    );
    expect(of(renamed[0])?.change).toBe('same');
    expect(of(compareItems(aVersion(), aVersion())[0])).toMatchObject({
      after: null,
      change: 'same',
    });
  });

  it('draw a stretch along the path of each version', () => {
    const zone = { kind: 'stretch', from: 20, to: 60 } as const;
    const location = { lat: -37.8165, lng: 144.97 };
    const place = aDraft(101, { location, trigger: writeTrigger({ ...DEFAULT_TRIGGER, zone }) });
    const along = (lng: number): Version => {
      const { guide, places } = aVersion(place);
      return { guide: { ...guide, path: `(-37.8165,${lng}),(-37.8165,144.971)` }, places };
    };
    const drawn = compareItems(along(144.969), along(144.968))[1]?.map.zone;
    expect(drawn?.before).toContain('144.9692');
    expect(drawn?.after).toContain('144.9682');
  });

  it('draw the zones of all places on the map of the guide, as they are now', () => {
    const pinned = (lng: number) => aDraft(101, { location: { lat: -37.81, lng } });
    const other = aDraft(102, { location: { lat: -37.82, lng: 144.97 } });
    const [guide, ...places] = compareItems(
      aVersion(pinned(144.96), other),
      aVersion(pinned(144.95), other),
    );
    const drawn = places.map(({ map }) => map.zone.after).join(';');
    expect(guide?.map.zone).toEqual({ before: drawn, after: drawn });
    expect(places.map(({ map: { zone } }) => zone.before === zone.after)).toEqual([false, true]);
  });

  it('summarise that a place is back in the guide', () => {
    const before = aVersion({ ...aDraft(101), isWithdrawn: true });
    expect(compareItems(before, aVersion(aDraft(101)))[1]?.summary).toEqual(['back in the guide']);
  });
});

const text = fc.option(fc.constantFrom('mud', 'silt', 'the silt river'), { nil: null });
const point = fc.option(
  fc.record({ lat: fc.double({ min: -38, max: -37, noNaN: true }), lng: fc.constant(144.96) }),
  { nil: null },
);
const anyPlace: fc.Arbitrary<VersionPlace> = fc
  .record({ id: fc.integer({ min: 1, max: 12 }), title: text, location: point, path: text })
  .map(({ id, ...content }) => (id % 2 === 0 ? aDraft(id + 100, content) : aNewPlace(id, content)));
const anyVersion: fc.Arbitrary<Version> = fc
  .uniqueArray(anyPlace, { selector: ({ pendingId }) => pendingId, maxLength: 8 })
  .map((places) => aVersion(...places));

describe('any two versions', () => {
  it('have no differences when they are the same', () => {
    fc.assert(
      fc.property(anyVersion, (version) => {
        const items = compareItems(version, version);
        expect(items).toHaveLength(version.places.length + 1);
        for (const { change, summary, fields, map } of items) {
          expect({ change, summary }).toEqual({ change: 'same', summary: [] });
          expect([...fields, ...map.lines].every((one) => one.change === 'same')).toBe(true);
        }
      }),
    );
  });

  it('swap what was added and what was removed when they are swapped', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (one, other) => {
        const there = compareItems(one, other);
        const back = compareItems(other, one);
        const sorted = (items: typeof there, change: ComparedItem['change']) =>
          items
            .filter((item) => item.change === change)
            .map(({ fields }) => fields.map(({ before, after }) => before ?? after).join())
            .toSorted();
        expect(sorted(there, 'added')).toEqual(sorted(back, 'removed'));
        expect(sorted(there, 'removed')).toEqual(sorted(back, 'added'));
      }),
    );
  });

  it('have each place exactly once, and those of the later one in its order', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (before, after) => {
        const items = compareItems(before, after);
        const keys = items.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const ids = new Set([...before.places, ...after.places].map(({ pendingId }) => pendingId));
        expect(keys).toHaveLength(ids.size + 1);
        expect(items.flatMap(({ ppId }) => ppId ?? [])).toEqual(
          after.places.map(({ pendingId }) => pendingId),
        );
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_TRIGGER, type Trigger, type TriggerZone } from '../walk/plan/trigger.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { compareTriggers } from './compare-triggers.ts';

const CENTRE = { lat: -37.8165, lng: 144.969 };
const CIRCLE: TriggerZone = { kind: 'circle', centre: CENTRE, radius: 30 };
const triggered = (changes: Partial<Trigger>) => ({
  trigger: writeTrigger({ ...DEFAULT_TRIGGER, ...changes }),
  location: CENTRE,
});
const AS_USUAL = { trigger: null, location: CENTRE };
const area = (lng: number): TriggerZone => ({
  kind: 'polygon',
  corners: [CENTRE, { lat: -37.816, lng }, { lat: -37.816, lng: 144.969 }],
});

describe('the start of a place in two versions', () => {
  it.each<[Partial<Trigger>, string, string, string]>([
    [{ zone: CIRCLE }, 'Zone', 'Around the place', 'Circle, 30\u00a0m around the pin'],
    [
      { zone: { ...CIRCLE, centre: { lat: -37.8166, lng: 144.969 } } },
      'Zone',
      'Around the place',
      'Circle, 30\u00a0m around a spot 11\u00a0m from the pin',
    ],
    [{ zone: area(144.97) }, 'Zone', 'Around the place', 'Area with 3 corners, 247\u00a0m around'],
    [
      { zone: { kind: 'stretch', from: 120, to: 1_480 } },
      'Zone',
      'Around the place',
      '120\u00a0m to 1.5\u00a0km along the path',
    ],
    [{ direction: { bearing: 90, tolerance: 45 } }, 'Direction', 'Any', '90° ± 45°'],
    [{ start: 'ask' }, 'Start', 'By itself', 'Asks first'],
    [{ start: 'never' }, 'Start', 'By itself', 'Only when tapped'],
    [{ kind: 'onTheWay' }, 'Type', 'Place to stop at', 'Heard on the way'],
    [{ kind: 'ambient' }, 'Type', 'Place to stop at', 'Background sound'],
    [{ once: false }, 'Repeats', 'Once per walk', 'Every time'],
    [{ priority: 4 }, 'Priority', '0', '4'],
    [{ dwell: 10 }, 'Time in the zone', '0 s', '10 s'],
  ])('says that %j was chosen', (changes, label, before, after) => {
    expect(compareTriggers(AS_USUAL, triggered(changes))).toMatchObject([
      { label, before, after, change: 'changed', look: 'value' },
    ]);
  });

  it('has no row for the defaults, stored or not', () => {
    expect(compareTriggers(AS_USUAL, AS_USUAL)).toEqual([]);
    expect(compareTriggers(AS_USUAL, triggered({}))).toEqual([]);
    expect(compareTriggers({ ...AS_USUAL, trigger: '{"v":7}' }, AS_USUAL)).toEqual([]);
  });

  it('shows a choice that didn’t change', () => {
    const text = triggered({ zone: CIRCLE });
    expect(compareTriggers(text, text)).toMatchObject([{ label: 'Zone', change: 'same' }]);
  });

  it('describes each zone relative to the pin of its own version', () => {
    const place = triggered({ zone: CIRCLE });
    const moved = { ...place, location: { lat: -37.8166, lng: 144.969 } };
    expect(compareTriggers(place, moved)).toMatchObject([
      {
        before: 'Circle, 30\u00a0m around the pin',
        after: 'Circle, 30\u00a0m around a spot 11\u00a0m from the pin',
      },
    ]);
  });

  it('has nothing on the side of a version without the place', () => {
    const place = triggered({ start: 'ask' });
    expect(compareTriggers(null, place)).toMatchObject([
      { before: null, after: 'Asks first', change: 'added' },
    ]);
    expect(compareTriggers(place, null)).toMatchObject([
      { before: 'Asks first', after: null, change: 'removed' },
    ]);
  });

  it('notices an area that was moved, although its words are the same', () => {
    const [row] = compareTriggers(
      triggered({ zone: area(144.97) }),
      triggered({ zone: area(144.969_999) }),
    );
    expect(row?.before).toBe(row?.after);
    expect(row?.change).toBe('changed');
  });
});

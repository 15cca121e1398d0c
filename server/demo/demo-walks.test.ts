import { parseLocation } from '@laneway/domain/geo/location-text';
import { planOfContent } from '@laneway/domain/walk/plan/plan-of-content';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import {
  blocksSubmission,
  submissionFindings,
} from '@laneway/domain/walk/simulation/submission-findings';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { describe, expect, it } from 'vitest';
import type { DemoGuide } from './demo-guide.ts';
import durations from './durations.json' with { type: 'json' };
import { demoGuides } from './guides/all.ts';

/** Few walks, because this is a test, and always the same. */
const WALKS = { count: 40, seed: 2026 };
const PATIENCE_MS = 60_000;
/** Among so few walks, one miss in twenty can be chance; a place that is green in 1,000 walks has one in eighty. */
const MAX_MISSED_SHARE = 0.05;
/** The zone of this place begins while the audio of the place before it is playing. */
const CASTLEMAINE = 902;

const lengths: Readonly<Record<string, number>> = durations;

function planOf(guide: DemoGuide) {
  return planOfContent({
    guideId: guide.id,
    guide: {
      path: guide.path ?? null,
      walk: guide.walk === undefined ? null : writeWalkSettings(guide.walk),
    },
    places: guide.places.map((place) => ({
      id: place.id,
      content: {
        location: parseLocation(place.location),
        marker: place.marker ?? null,
        trigger: writeTrigger({ ...DEFAULT_TRIGGER, ...place.trigger }),
        audio: place.audio ?? null,
      },
      audioSeconds: place.audio === undefined ? null : (lengths[place.audio] ?? 0) / 1_000,
    })),
  });
}

function walk(guide: DemoGuide) {
  const plan = planOf(guide);
  const report = simulateWalks(plan, { ...WALKS, surroundings: plan.surroundings });
  return { report, findings: submissionFindings(plan, report) };
}

describe('the walks of the demo', () => {
  it.each(demoGuides)(
    '$slug can be submitted, and few of its places are missed',
    (guide) => {
      const { report, findings } = walk(guide);
      expect(blocksSubmission(findings)).toBe(false);
      const { passes } = report.totals;
      expect(passes).toBeGreaterThan(100);
      const missed = report.stops.reduce((sum, stop) => sum + stop.missed, 0);
      expect(missed / passes).toBeLessThan(MAX_MISSED_SHARE);
    },
    PATIENCE_MS,
  );

  it(
    'have a finding in one guide, as an example',
    () => {
      const tides = demoGuides.find(({ places }) => places.some(({ id }) => id === CASTLEMAINE));
      const findings = tides === undefined ? [] : walk(tides).findings;
      expect(findings).toContainEqual(
        expect.objectContaining({ kind: 'pileUp', stopId: CASTLEMAINE }),
      );
    },
    PATIENCE_MS,
  );

  it('have audio at every place of some guides', () => {
    const whole = demoGuides.filter(({ places }) =>
      places.every(({ audio }) => audio !== undefined),
    );
    expect(whole.map(({ id }) => id)).toEqual([3, 7, 8]);
  });
});

import { zigzagPlan } from '@laneway/domain/walk/simulation/zigzag.test-data';
import { describe, expect, it } from 'vitest';
import { type CheckAction, checkReducer, NOT_CHECKED } from './check-state.ts';
import { checkSteps, FIRST_FIGURES } from './check-steps.ts';
import { zoneChanges } from './walk-check.tsx';
import { someReport, someStop } from './walk-report.test-data.ts';

const plan = zigzagPlan({ stops: 2 });
const report = someReport([someStop(101), someStop(102)]);
const after = (...actions: readonly CheckAction[]) => actions.reduce(checkReducer, NOT_CHECKED);
const start: CheckAction = { type: 'start', plan };
const walking = (walked: number, has: boolean): CheckAction => ({
  type: 'step',
  step: { kind: 'walking', walked, report: has ? report : null },
});
const done: CheckAction = { type: 'step', step: { kind: 'done', report, suggestions: [] } };

describe('the state of a check', () => {
  it.each<[string, readonly CheckAction[], object]>([
    ['has no figures at first', [start, walking(10, false)], { walked: 10, checked: null }],
    [
      'shows figures as soon as there are some',
      [start, walking(50, true)],
      { phase: 'walking', checked: { plan, report, suggestions: null } },
    ],
    [
      'keeps figures until there are newer ones',
      [start, walking(50, true), walking(60, false)],
      { walked: 60, checked: { report } },
    ],
    ['ends with suggestions', [start, done], { phase: 'done', checked: { suggestions: [] } }],
    ['can be stopped', [start, walking(50, true), { type: 'stop' }], { phase: 'stopped' }],
    ['ignores results after it was stopped', [start, { type: 'stop' }, done], { phase: 'stopped' }],
    ['isn’t stopped when it has ended', [start, done, { type: 'stop' }], { phase: 'done' }],
    ['can fail', [start, { type: 'fail' }], { phase: 'failed' }],
    ['keeps the last figures while it runs again', [start, done, start], { checked: { report } }],
  ])('%s', (_, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected);
  });
});

describe('the steps of a check', () => {
  // Too small for inaccurate phones, so that there is a suggestion.
  const small = zigzagPlan({ stops: 1, spacing: 60, radius: 15, surroundings: 'dense' });
  const steps = [...checkSteps(small)];
  const reports = steps.filter((step) => step.kind === 'walking' && step.report !== null);

  it('come often, with the first figures after 50 walks', () => {
    expect(steps[0]).toEqual({ kind: 'walking', walked: 10, report: null });
    expect(reports[0]).toMatchObject({ walked: FIRST_FIGURES, report: { walks: FIRST_FIGURES } });
    expect(reports).toHaveLength(19);
  });

  it('end with all walks, and with a larger zone if that helps', () => {
    const last = steps.at(-1);
    expect(last).toMatchObject({ kind: 'done', report: { walks: 1_000 } });
    const suggestions = last?.kind === 'done' ? last.suggestions : [];
    expect(suggestions).toHaveLength(1);
    const [change] = zoneChanges(small, suggestions);
    const [stop] = small.stops;
    expect(change).toMatchObject({ stopId: stop?.id, zone: { kind: 'circle' } });
    expect(change?.zone.kind === 'circle' && change.zone.radius).toBeGreaterThan(15);
    expect(change?.zone.kind === 'circle' && change.zone.centre).toEqual(
      stop?.zone.kind === 'circle' && stop.zone.centre,
    );
  });
});

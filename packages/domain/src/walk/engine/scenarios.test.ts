import { describe, expect, it } from 'vitest';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { ORDER_SCENARIOS } from './order-scenarios.test-data.ts';
import { PARALLEL_STREET_SCENARIOS } from './parallel-street-scenarios.test-data.ts';
import { PATH_SCENARIOS } from './path-scenarios.test-data.ts';
import { PLAYING_SCENARIOS } from './playing-scenarios.test-data.ts';
import { POSITION_SCENARIOS } from './position-scenarios.test-data.ts';
import { RECKONING_SCENARIOS } from './reckoning-scenarios.test-data.ts';
import { RULES, type WalkRules } from './rules.ts';
import { runWalk } from './run-walk.test-data.ts';
import type { Scenario } from './scenario.test-data.ts';
import { SIGNAL_SCENARIOS } from './signal-scenarios.test-data.ts';
import type { WalkState } from './walk-state.ts';
import { walkView } from './walk-view.ts';

const SCENARIOS = [
  ...POSITION_SCENARIOS,
  ...ORDER_SCENARIOS,
  ...PATH_SCENARIOS,
  ...PLAYING_SCENARIOS,
  ...SIGNAL_SCENARIOS,
  ...PARALLEL_STREET_SCENARIOS,
  ...RECKONING_SCENARIOS,
];

/** The parts of a run that are compared with the scenario. */
function outcomeOf(scenario: Scenario, rules?: WalkRules) {
  const { plan, events, player = 'plays', prefetched, signals, visited } = scenario;
  const run = runWalk(plan, events, rules === undefined ? { player } : { player, rules });
  return {
    log: run.log,
    ...(prefetched && { prefetched: run.prefetched }),
    ...(signals && { signals: run.signals }),
    ...(visited && { visited: visitedOn(plan, run.state) }),
  };
}

function visitedOn(plan: WalkPlan, state: WalkState): readonly number[] {
  return walkView(plan, state).stops.flatMap(({ id, isVisited }) => (isVisited ? [id] : []));
}

function expectedOf({ log, prefetched, signals, visited }: Scenario) {
  return {
    log,
    ...(prefetched && { prefetched }),
    ...(signals && { signals }),
    ...(visited && { visited }),
  };
}

describe('on a walk', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    expect(outcomeOf(scenario)).toEqual(expectedOf(scenario));
  });

  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    'a stored state continues in the same way: %s',
    (_, { plan, events, player = 'plays' }) => {
      const passOn = (state: WalkState): WalkState => JSON.parse(JSON.stringify(state));
      const stored = runWalk(plan, events, { player, passOn });
      expect(stored).toEqual(runWalk(plan, events, { player }));
    },
  );
});

describe('every rule', () => {
  const switchedOff = SCENARIOS.flatMap((scenario) =>
    Object.entries(scenario.without ?? {}).flatMap(([rule, values]) =>
      values.map((value) => [rule, value, scenario.name, scenario] as const),
    ),
  );

  it('has a scenario in which it is switched off', () => {
    const tried = new Set(switchedOff.map(([rule]) => rule));
    expect(Object.keys(RULES).filter((rule) => !tried.has(rule))).toEqual([]);
  });

  it.each(switchedOff)('%s: if it is %s, it isn’t true that %s', (rule, value, _, scenario) => {
    expect(outcomeOf(scenario, { ...RULES, [rule]: value })).not.toEqual(expectedOf(scenario));
  });
});

import { step } from '@laneway/domain/walk/engine/step';
import { startState } from '@laneway/domain/walk/engine/walk-state';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { recordWalk } from '@laneway/domain/walk/simulation/recording';
import { routeOf } from '@laneway/domain/walk/simulation/route';

/** The duration of every step of the walk engine at a fix along a plan, in milliseconds. */
export function stepTimes(plan: WalkPlan): readonly number[] {
  const route = routeOf(plan);
  if (route === null) return [];
  const { seconds } = recordWalk(plan, route, {
    seed: 1,
    surroundings: 'town',
    behaviour: 'usual',
  });
  const times: number[] = [];
  let { state } = step(plan, startState(plan), { type: 'user', t: 0, what: 'start' });
  for (const { t, reading } of seconds) {
    if (reading === null) continue;
    const point = route.frame.toPoint(reading.spot);
    const start = performance.now();
    const next = step(plan, state, { type: 'fix', t, point, accuracy: reading.accuracy });
    times.push(performance.now() - start);
    state = next.state;
    for (const command of next.commands) {
      if (command.type !== 'play') continue;
      const about = { type: 'audio', t, stopId: command.stopId } as const;
      ({ state } = step(plan, state, { ...about, what: 'started', heard: 0 }));
      ({ state } = step(plan, state, { ...about, what: 'ended', heard: 1 }));
    }
  }
  return times;
}

import { describe, expect, it } from 'vitest';
import { howToResume, resumeState } from './resume-state.ts';
import { runWalk } from './run-walk.test-data.ts';
import { step } from './step.ts';
import { script, streetPlan, walk } from './walk-script.test-data.ts';
import { startState, type WalkState } from './walk-state.ts';

const PLAN = streetPlan([100, 250, 400]);

/** Up to the middle of the second stop's audio. */
function stateInSecond(): WalkState {
  const events = script(walk([0, 230]));
  let state = startState(PLAN);
  for (const event of events) {
    const result = step(PLAN, state, event);
    state = result.state;
    for (const command of result.commands) {
      if (command.type !== 'play') continue;
      const { stopId } = command;
      state = step(PLAN, state, {
        type: 'audio',
        t: event.t,
        stopId,
        what: 'started',
        heard: 0,
      }).state;
      if (stopId > 1) continue;
      state = step(PLAN, state, {
        type: 'audio',
        t: event.t,
        stopId,
        what: 'ended',
        heard: 1,
      }).state;
    }
  }
  return state;
}

describe('a stored walk', () => {
  it('comes back paused, with the stop that was playing still ahead', () => {
    const stored = stateInSecond();
    expect(stored.stops[1]?.phase).toBe('playing');
    const resumed = resumeState(PLAN, stored);
    expect(resumed).toMatchObject({ phase: 'paused', playing: null, position: null, last: 1 });
    expect(resumed.stops.map(({ phase }) => phase)).toEqual(['played', 'ahead', 'ahead']);
  });

  it('keeps the stops that were played when the guide has other places', () => {
    const changed = { ...PLAN, stops: PLAN.stops.slice(0, 1).concat(PLAN.stops.slice(2)) };
    const resumed = resumeState(changed, stateInSecond());
    expect(resumed.stops.map(({ id, phase }) => [id, phase])).toEqual([
      [1, 'played'],
      [3, 'ahead'],
    ]);
    expect(resumed.last).toBe(0);
  });

  it('of another guide or version is ignored', () => {
    const stored = runWalk(PLAN, script(walk([0, 100]))).state;
    expect(resumeState({ ...PLAN, guideId: 2 }, stored)).toEqual(
      startState({ ...PLAN, guideId: 2 }),
    );
    const other = JSON.parse(JSON.stringify({ ...stored, v: 0 }));
    expect(resumeState(PLAN, other)).toEqual(startState(PLAN));
  });
});

it.each([
  ['granted', true, 'followed'],
  ['granted', false, 'followed'],
  ['prompt', true, 'followed'],
  ['prompt', false, 'by list'],
  ['denied', true, 'ask'],
  ['denied', false, 'by list'],
] as const)('with permission %s, followed before: %s, it goes on: %s', (permission, was, how) => {
  expect(howToResume(permission, was)).toBe(how);
});

import { planOfContent } from '@laneway/domain/walk/plan/plan-of-content';
import { DEFAULT_TRIGGER, type Trigger } from '@laneway/domain/walk/plan/trigger';
import { DEFAULT_WALK_SETTINGS, type WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import type { WalkSimulator } from '../ports/walk-simulator.ts';
import { quickWalks } from './quick-walks.ts';

const AUDIO = 'https://media.example/talk.mp3';
export const PATH = '(-37.8,144.960),(-37.8,144.970)';

export const placeAt = (lng: number, more: object = {}) => ({
  pp_title: `At ${lng}`,
  pp_location: `-37.8,${lng}`,
  pp_audio: AUDIO,
  ...more,
});
export const trigger = (changes: Partial<Trigger>) => ({
  pp_trigger: writeTrigger({ ...DEFAULT_TRIGGER, ...changes }),
});
export const walked = (changes: Partial<WalkSettings>) => ({
  pg_walk: writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, ...changes }),
});

/** Places 264 m apart on an even path. */
export const APART = [placeAt(144.962), placeAt(144.965)];
/** Only 13 m apart. */
export const CLOSE = [placeAt(144.962), placeAt(144.962_15)];
/** The zone of the second place is 110 m beside the path. */
export const UNHEARD = [
  placeAt(144.962),
  placeAt(
    144.965,
    trigger({ zone: { kind: 'circle', centre: { lat: -37.799, lng: 144.965 }, radius: 15 } }),
  ),
];

/** A walk simulator that a test controls. */
export function controlledWalks() {
  const untouched = { started: 0, seeds: [] as number[], fails: false, planFails: false };
  const control = structuredClone(untouched);
  const walkSimulator: WalkSimulator = {
    checkPlan: async (request) => {
      if (control.planFails) throw new Error('took too long');
      return quickWalks.checkPlan(request);
    },
    checkWalks: async (request) => {
      control.started += 1;
      control.seeds.push(submissionWalks(planOfContent(request.content)).seed);
      if (control.fails) throw new Error('no memory left');
      return quickWalks.checkWalks(request);
    },
  };
  const reset = () => Object.assign(control, structuredClone(untouched));
  return { control, walkSimulator, reset };
}

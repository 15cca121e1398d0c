import type { TriggerKind, TriggerStart } from '@laneway/domain/walk/plan/trigger';
import type { Surroundings, WalkMode } from '@laneway/domain/walk/plan/walk-settings';
import { KIND_WORDS, MODE_WORDS, START_WORDS } from '@laneway/domain/walk/text/walk-words';
import type { ZoneKind } from '@laneway/domain/walk/zones/change-zone';

/** The texts of each choice, in their order on the screen. */

export const ZONE_CHOICES = [
  { value: 'circle', text: 'Circle', hint: 'Right for most places.' },
  { value: 'polygon', text: 'Area', hint: 'Drawn by you, for squares and parks.' },
  { value: 'stretch', text: 'Part of the path', hint: 'From one spot on the path to another.' },
] as const satisfies readonly Choice<ZoneKind>[];

export const START_CHOICES = [
  { value: 'auto', text: START_WORDS.auto, hint: 'As soon as someone walks in.' },
  { value: 'ask', text: START_WORDS.ask, hint: 'We ask “Play now?” first.' },
  { value: 'never', text: START_WORDS.never, hint: 'People play it from the list.' },
] as const satisfies readonly Choice<TriggerStart>[];

export const KIND_CHOICES = [
  { value: 'stop', text: KIND_WORDS.stop, hint: 'It has its turn and can be missed.' },
  { value: 'onTheWay', text: KIND_WORDS.onTheWay, hint: 'Only if nothing else is playing.' },
  { value: 'ambient', text: KIND_WORDS.ambient, hint: 'Gives way to everything, ends outside.' },
] as const satisfies readonly Choice<TriggerKind>[];

export const MODE_CHOICES = [
  { value: 'ordered', text: MODE_WORDS.ordered, hint: 'Places start one after the other.' },
  { value: 'free', text: MODE_WORDS.free, hint: 'Each place starts where people are.' },
  { value: 'off', text: MODE_WORDS.off, hint: 'Nothing starts by itself.' },
] as const satisfies readonly Choice<WalkMode>[];

export const SURROUNDINGS_CHOICES = [
  { value: 'open', text: 'Open sky', hint: 'Parks, beaches, wide squares.' },
  { value: 'town', text: 'Town streets', hint: 'Houses of a few floors.' },
  { value: 'dense', text: 'Tall buildings', hint: 'Phones are often 20 m off there.' },
  { value: 'mixed', text: 'Mixed', hint: 'A bit of everything.' },
] as const satisfies readonly Choice<Surroundings>[];

type Choice<Value extends string> = {
  readonly value: Value;
  readonly text: string;
  readonly hint: string;
};

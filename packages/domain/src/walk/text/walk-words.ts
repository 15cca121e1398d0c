import { distanceMetres, formatDistance, pathLengthMetres } from '../../geo/distance.ts';
import { printLocation } from '../../geo/location-text.ts';
import type { Point } from '../../geo/point.ts';
import type { TriggerKind, TriggerStart, TriggerZone } from '../plan/trigger.ts';
import type { Surroundings, WalkMode } from '../plan/walk-settings.ts';
import { readWalkSettings } from './walk-settings-text.ts';

export const MODE_WORDS: Readonly<Record<WalkMode, string>> = {
  ordered: 'In order',
  free: 'In any order',
  off: 'No walk',
};

export const SURROUNDINGS_WORDS: Readonly<Record<Surroundings, string>> = {
  open: 'open sky',
  town: 'town streets',
  dense: 'tall buildings',
  mixed: 'mixed surroundings',
};

export const START_WORDS: Readonly<Record<TriggerStart, string>> = {
  auto: 'By itself',
  ask: 'Asks first',
  never: 'Only when tapped',
};

export const KIND_WORDS: Readonly<Record<TriggerKind, string>> = {
  stop: 'Place to stop at',
  onTheWay: 'Heard on the way',
  ambient: 'Background sound',
};

/** Example: 'In order, in a loop, town streets'. An unparsable text is returned unchanged. */
export function walkInWords(text: string): string {
  const read = readWalkSettings(text);
  if (!read.ok) return text;
  const { mode, loop, surroundings } = read.value;
  if (mode === 'off') return MODE_WORDS.off;
  return [MODE_WORDS[mode], ...(loop ? ['in a loop'] : []), SURROUNDINGS_WORDS[surroundings]].join(
    ', ',
  );
}

/** Within this distance, a circle is described as around the pin. */
const AT_PIN_METRES = 1;

/** The zone of a place; if its pin is known, a circle is described relative to it instead of by its coordinates. */
export function zoneInWords(zone: TriggerZone, pin: Point | null = null): string {
  switch (zone.kind) {
    case 'circle':
      return `Circle, ${formatDistance(zone.radius)} around ${centreInWords(zone.centre, pin)}`;
    case 'polygon': {
      const { corners } = zone;
      const around = pathLengthMetres([...corners, ...corners.slice(0, 1)]);
      return `Area with ${corners.length} corners, ${formatDistance(around)} around`;
    }
    case 'stretch':
      return `${formatDistance(zone.from)} to ${formatDistance(zone.to)} along the path`;
  }
}

function centreInWords(centre: Point, pin: Point | null): string {
  if (pin === null) return printLocation(centre) ?? '';
  const metres = distanceMetres(pin, centre);
  return metres < AT_PIN_METRES ? 'the pin' : `a spot ${formatDistance(metres)} from the pin`;
}

import { fail } from '@laneway/domain/result';
import { geographyOf } from '../features.ts';
import type { ReadText } from './format.ts';

/** GeoJSON: a collection, a feature or a bare geometry. */
export const readGeoJson: ReadText = (text) => {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return fail('unreadable');
  }
  const isGeoJson = typeof json === 'object' && json !== null && 'type' in json;
  return isGeoJson ? geographyOf(json) : fail('not_a_map');
};

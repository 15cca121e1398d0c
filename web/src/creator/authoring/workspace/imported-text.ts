import { placeCountText } from '../../../guide/guide-facts.ts';
import type { ImportResult } from '../../import/import-choice.ts';

const LIST = new Intl.ListFormat('en-AU');

/** The toast after an import. */
export function importedText({ path, boundary, places }: ImportResult): string {
  const parts = [
    ...(path === null ? [] : ['the path']),
    ...(boundary === null ? [] : ['the boundary']),
    ...(places.length === 0 ? [] : [placeCountText(places.length)]),
  ];
  return parts.length === 0 ? 'Nothing was added' : `Added ${LIST.format(parts)}`;
}

import { placeCountText } from '../../../guide/guide-facts.ts';
import type { ImportResult } from '../../import/import-choice.ts';

const LIST = new Intl.ListFormat('en-AU');

/** The toast after an import. */
export function importedText({ path, boundary, places }: ImportResult): string {
  const isReplaced = path?.mode === 'replace';
  const parts = [
    ...(path === null || isReplaced ? [] : ['the path']),
    ...(boundary === null ? [] : ['the boundary']),
    ...(places.length === 0 ? [] : [placeCountText(places.length)]),
  ];
  const added = LIST.format(parts);
  if (isReplaced)
    return parts.length === 0 ? 'Replaced the path' : `Replaced the path, added ${added}`;
  return parts.length === 0 ? 'Nothing was added' : `Added ${added}`;
}

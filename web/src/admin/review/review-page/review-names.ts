import type { ReviewedGuide } from '@laneway/contract/review';
import type { ComparedItem, Comparison } from '../comparison/compare-versions.ts';
import type { NotePlace } from '../notes/use-notes.ts';

/** The title of the open item above its content. The guide itself comes first in a comparison. */
export function itemName({ items }: Comparison, item: ComparedItem): string {
  if (item === items[0]) return 'Guide';
  const number = shownNumber(item);
  return number === null ? item.title : `${number} ${item.title}`;
}

/** null for a removed place, because another place may have its number now. */
export function shownNumber({
  change,
  number,
}: Pick<ComparedItem, 'change' | 'number'>): number | null {
  return change === 'removed' ? null : number;
}

/** The subject of a note, within a sentence. */
export function notedName({ items }: Comparison, place: NotePlace): string {
  if (place === null) return 'the guide';
  return items.find(({ ppId }) => ppId === place)?.title ?? 'a place';
}

/** The items that have a saved note. */
export function notedKeys({ notes }: ReviewedGuide, { items }: Comparison): ReadonlySet<string> {
  const noted = new Set(notes.map(({ pp_id }) => pp_id));
  const [guideItem] = items;
  const withNote = items.filter((item) =>
    item === guideItem ? noted.has(null) : item.ppId !== null && noted.has(item.ppId),
  );
  return new Set(withNote.map(({ key }) => key));
}

/** The names of places in a report, by id. */
export function stopNames({ items }: Comparison): ReadonlyMap<number, string> {
  return new Map(
    items.flatMap((item) => {
      const number = shownNumber(item);
      return item.ppId === null || number === null
        ? []
        : [[item.ppId, `${number}. ${item.title}`] as const];
    }),
  );
}

export function leftText(count: number): string {
  return count === 0 ? 'You’ve looked at everything' : `${count} left to look at`;
}

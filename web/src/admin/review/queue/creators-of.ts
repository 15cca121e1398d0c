import type { Creator } from '../../../api/queries/creators.ts';
import type { QueueItem } from '../../../api/queries/review-queue.ts';

/** The creators of these guides, each once, by name. */
export function creatorsOf(items: readonly QueueItem[]): readonly Creator[] {
  const names = new Map(items.map(({ pg_author, author_name }) => [pg_author, author_name]));
  return [...names]
    .flatMap(([id, name]) => (id === null ? [] : [{ id, name, email: null }]))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
}

import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Guide } from './guide-facts.ts';

/** '4.6 ★ (12)', once there are enough ratings for an average. */
export function Rating({ guide }: { readonly guide: Guide }) {
  const { g_rating: average, g_rating_count: count } = guide;
  if (average === null) return null;
  return (
    <span>
      <span aria-hidden="true">
        {average.toFixed(1)} ★ ({count})
      </span>
      <VisuallyHidden>
        Rated {average.toFixed(1)} out of 5 by {count} people
      </VisuallyHidden>
    </span>
  );
}

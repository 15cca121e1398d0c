import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useTestimonials } from '../../api/queries/guide-reviews.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import styles from './all-testimonials.module.css';
import { ExperiencePage } from './experience-page.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialsSkeleton } from './testimonials-skeleton.tsx';

/** Positive reviews of guides, newest first. */
export function AllTestimonials() {
  const { goHome } = useNavigation();
  const query = useTestimonials();
  const state = useQueryState(query);
  const items = loadedItems(query.data);
  return (
    <ExperiencePage
      title={OWN_PAGES.experience.title}
      lead="Every guide on Laneway is made by someone who knows the streets. Here’s what people think once they’ve walked them."
    >
      {state.kind === 'loading' && <TestimonialsSkeleton />}
      {state.kind === 'failed' && (
        <Callout
          tone="error"
          text="We couldn’t load what walkers say. Try again."
          action={state.tryAgain}
        />
      )}
      {state.kind === 'ready' && items.length === 0 && (
        <Callout
          tone="info"
          text="No reviews yet. Walk a guide and be the first to say how it was."
          action={{ label: 'See all guides', onAct: goHome }}
        />
      )}
      {items.length > 0 && (
        <ul className={styles.wall} aria-label="Reviews, newest first">
          {items.map((testimonial) => (
            <li key={testimonial.review_id} className={styles.item}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore of="reviews" query={query} />
    </ExperiencePage>
  );
}

import type { Testimonial } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { formatDate } from '@laneway/domain/text/dates';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useTestimonials } from '../../api/queries/guide-reviews.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Stars } from '../../guide/reviews/stars.tsx';
import { MediaImage } from '../../media/media-image.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './all-testimonials.module.css';
import { ExperiencePage } from './experience-page.tsx';
import card from './testimonial-card.module.css';

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

/** A testimonial with its guide. */
function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { pickGuide } = useNavigation();
  const { g_id, g_title, rating, text, author_name, created_at } = testimonial;
  return (
    <figure className={card.card}>
      <blockquote className={card.quote}>
        <Stars rating={rating} />
        <p className={card.text}>{text}</p>
      </blockquote>
      <figcaption className={card.caption}>
        <p className={card.by}>{`${author_name} · ${formatDate(created_at)}`}</p>
        <button type="button" className={card.guide} onClick={() => pickGuide(g_id)}>
          <MediaImage
            className={card.image}
            field={testimonial.g_image}
            size="card"
            placeholder={testimonial.g_image_stand_in}
            alt=""
            ratio="1 / 1"
          />
          <span className={card.title}>{g_title}</span>
        </button>
      </figcaption>
    </figure>
  );
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function TestimonialsSkeleton() {
  return (
    <div role="status" aria-label={loadingTexts.loading} className={styles.wall}>
      {CARDS.map((each) => (
        <div key={each} className={styles.item}>
          <div className={card.card}>
            <Skeleton shape="text" short />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" short />
          </div>
        </div>
      ))}
    </div>
  );
}

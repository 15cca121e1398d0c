import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import wall from './all-testimonials.module.css';
import card from './testimonial-card.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function TestimonialsSkeleton() {
  return (
    <div role="status" aria-label={loadingTexts.loading} className={wall.wall}>
      {CARDS.map((each) => (
        <div key={each} className={wall.item}>
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

import type { Testimonial } from '@laneway/contract/reviews';
import { formatDate } from '@laneway/domain/text/dates';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Stars } from '../../guide/reviews/stars.tsx';
import { MediaImage } from '../../media/media-image.tsx';
import styles from './testimonial-card.module.css';

/** A testimonial with its guide. */
export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { pickGuide } = useNavigation();
  const { g_id, g_title, rating, text, author_name, created_at } = testimonial;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <Stars rating={rating} />
        <p className={styles.text}>{text}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        <p className={styles.by}>{`${author_name} · ${formatDate(created_at)}`}</p>
        <button type="button" className={styles.guide} onClick={() => pickGuide(g_id)}>
          <MediaImage
            className={styles.image}
            field={testimonial.g_image}
            size="card"
            placeholder={testimonial.g_image_stand_in}
            alt=""
            ratio="1 / 1"
          />
          <span className={styles.title}>{g_title}</span>
        </button>
      </figcaption>
    </figure>
  );
}

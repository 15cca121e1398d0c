import type { ReplyOf } from '@laneway/contract/call-types';
import { summaryOf } from '@laneway/domain/text/summary';
import { mediaSource } from '../../media/media-source.ts';
import { plainText } from '../../text/plain-text.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './guide-card.module.css';
import { PriceChip } from './price-chip.tsx';

type Guide = ReplyOf<'listGuides'>[number];

/** A guide as an entry in the list; the lead is the one a visitor sees first. */
export function GuideCard({ guide, isLead }: { guide: Guide; isLead: boolean }) {
  const image = mediaSource(guide.g_image);
  return (
    <Card className={classNames(styles.card, isLead && styles.lead)}>
      <div className={styles.poster}>
        <Picture
          className={styles.picture}
          src={image.ok ? image.value : null}
          standIn={guide.g_image_stand_in}
          alt=""
          ratio="4 / 5"
          urgent={isLead}
        />
        {guide.g_is_public && <p className={styles.banner}>Free</p>}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>{guide.g_title}</h3>
        <p className={styles.author}>by {guide.g_author}</p>
        <p className={styles.summary}>{plainText(summaryOf(guide.g_description))}</p>
        <div className={styles.facts}>
          {!guide.g_is_public && <PriceChip price={guide.g_price} />}
          <Chip>{guide.g_place_count === 1 ? '1 place' : `${guide.g_place_count} places`}</Chip>
        </div>
      </div>
    </Card>
  );
}

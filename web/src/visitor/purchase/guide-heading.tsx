import { langAttribute } from '@laneway/domain/guides/default-language';
import type { ReactNode } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { AuthorName } from '../../guide/author-name.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { TAG_TEXTS } from '../../guide/guide-tag.ts';
import { usePriceText } from '../../guide/price.ts';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Chip } from '../../ui/chip.tsx';
import styles from './guide-heading.module.css';

export type GuideHeadingProps = {
  readonly guide: Guide;
  /** The label above the title: the purpose of the page. */
  readonly eyebrow: string;
};

/** The title of the page's guide. */
export function GuideHeading({ guide, eyebrow }: GuideHeadingProps) {
  const { openAddress } = useNavigation();
  const ownership = useOwnership()(guide);
  return (
    <header>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title} lang={langAttribute(guide.g_language)}>
        {guide.g_title}
      </h1>
      <div className={styles.byline}>
        <p className={styles.author}>
          by <AuthorName guide={guide} onNavigate={openAddress} />
        </p>
        {ownership === 'yours' && <Chip tone="done">{TAG_TEXTS[ownership]}</Chip>}
      </div>
    </header>
  );
}

export type PriceRowProps = {
  readonly guide: Guide;
  /** The description of what the price includes. */
  readonly children: ReactNode;
};

export function PriceRow({ guide, children }: PriceRowProps) {
  const price = usePriceText(guide);
  return (
    <div className={styles.row}>
      <p className={styles.terms}>{children}</p>
      <p className={styles.price}>{guide.g_price === 0 ? 'Free' : price}</p>
    </div>
  );
}

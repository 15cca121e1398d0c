import { langAttribute } from '@laneway/domain/guides/default-language';
import type { ReactNode } from 'react';
import { MediaImage } from '../media/media-image.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Guide } from './guide-facts.ts';
import styles from './guide-row.module.css';

/** A row is horizontal at every width; a tile is vertical if there is room for several side by side. */
const LOOKS = {
  row: { size: 'thumbnail', ratio: '1 / 1' },
  tile: { size: 'ownedGuide', ratio: '4 / 3' },
} as const;

export type GuideRowProps = {
  readonly guide: Guide;
  readonly look?: keyof typeof LOOKS;
  /** Replaces the guide's own title. */
  readonly title?: ReactNode;
  /** The line under the title. */
  readonly facts: ReactNode;
  readonly onPick: () => void;
  /** Shown after that line. */
  readonly children?: ReactNode;
};

/** A guide in a list: its image, its title and a line about it, as one button. */
export function GuideRow({
  guide,
  look = 'row',
  title = guide.g_title,
  facts,
  onPick,
  children,
}: GuideRowProps) {
  const { size, ratio } = LOOKS[look];
  return (
    <button type="button" className={classNames(styles.guide, styles[look])} onClick={onPick}>
      <MediaImage
        className={styles.image}
        field={guide.g_image}
        size={size}
        placeholder={guide.g_image_stand_in}
        alt=""
        ratio={ratio}
      />
      <span className={styles.words}>
        <span className={styles.title} lang={langAttribute(guide.g_language)}>
          {title}
        </span>
        <span className={styles.facts}>{facts}</span>
        {children}
      </span>
    </button>
  );
}

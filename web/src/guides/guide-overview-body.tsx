import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import type { ReactNode } from 'react';
import { MediaImage } from '../media/media-image.tsx';
import { Button } from '../ui/button.tsx';
import { SHEET_FOOT } from '../ui/sheet-motion.ts';
import { GuideDescription } from './guide-description.tsx';
import { type Guide, isGiftable, priceText } from './guide-facts.ts';
import styles from './guide-overview-body.module.css';
import { openingLabel } from './opening.ts';
import { ShareButton } from './share-button.tsx';
import { WhatYouGet } from './what-you-get.tsx';

export type GuideOverviewBodyProps = {
  readonly guide: Guide;
  readonly opening: OpeningAction;
  readonly onOpen: () => void;
  readonly onGift: () => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
  /** Stands in for the button that shares the guide's link. */
  readonly share?: ReactNode;
};

/** What a guide is and what it takes to open it, on whatever shows it. */
export function GuideOverviewBody({
  guide,
  opening,
  onOpen,
  onGift,
  onNavigate,
  share = <ShareButton guide={guide} />,
}: GuideOverviewBodyProps) {
  return (
    <>
      <MediaImage
        className={styles.image}
        field={guide.g_image}
        size="overview"
        placeholder={guide.g_image_stand_in}
        alt={guide.g_image_alt ?? guide.g_title}
        ratio="16 / 10"
        urgent
      />
      <div className={styles.body}>
        <h2 className={styles.title}>{guide.g_title}</h2>
        <p className={styles.author}>by {guide.g_author}</p>
        <GuideDescription key={guide.g_id} text={guide.g_description} onNavigate={onNavigate} />
        <WhatYouGet guide={guide} />
        <p className={styles.price}>{priceLine(guide)}</p>
        <div className={styles.actions} {...SHEET_FOOT}>
          {opening !== 'unavailable' && (
            <Button kind="main" onClick={onOpen}>
              {openingLabel(opening, guide)}
            </Button>
          )}
          <div className={styles.others}>
            {isGiftable(guide) && <Button onClick={onGift}>Gift</Button>}
            {share}
          </div>
        </div>
      </div>
    </>
  );
}

function priceLine(guide: Guide): string {
  if (guide.g_is_public) return 'Free for everyone';
  return guide.g_price === 0 ? 'Free for members' : priceText(guide);
}

import { type ReactNode, useRef } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { MediaImage } from '../../media/media-image.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import styles from './poster-page.module.css';

export type PosterPageProps = {
  /** Null if there is no guide; our logo then replaces its image. */
  readonly guide: Pick<Guide, 'g_title' | 'g_image' | 'g_image_stand_in'> | null;
  /** True while the guide loads. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
};

/** A column of text under the image of a guide, or beside it on a wide screen. */
export function PosterPage({ guide, isLoading = false, children }: PosterPageProps) {
  const { back } = useNavigation();
  const start = useRef<HTMLDivElement>(null);
  return (
    <main className={styles.page}>
      <TopBar onBack={back} echo={{ title: guide?.g_title ?? '', heading: start }} />
      <div className={styles.poster}>
        {isLoading ? (
          <Skeleton shape="fill" />
        ) : (
          <MediaImage
            className={styles.image}
            field={guide?.g_image ?? null}
            size="posterPage"
            placeholder={guide?.g_image_stand_in ?? null}
            alt=""
            ratio="16 / 10"
            urgent
          />
        )}
      </div>
      <div className={styles.column}>
        <div ref={start} className={styles.start} />
        {children}
      </div>
    </main>
  );
}

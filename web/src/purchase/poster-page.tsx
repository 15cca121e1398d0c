import type { ReactNode } from 'react';
import type { Guide } from '../guides/guide-facts.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './poster-page.module.css';

export type PosterPageProps = {
  /** Null where no guide is known; then our mark stands in for its picture. */
  readonly guide: Guide | null;
  /** True while the guide is being asked for. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
};

/** A column of words under the picture of a guide; where there is room, beside it. */
export function PosterPage({ guide, isLoading = false, children }: PosterPageProps) {
  const { back } = useNavigation();
  return (
    <main className={styles.page}>
      <div className={styles.back}>
        <RoundButton icon="back" label="Back" onClick={back} />
      </div>
      <div className={styles.poster}>
        {isLoading ? (
          <Skeleton shape="fill" />
        ) : (
          <MediaPicture
            className={styles.picture}
            field={guide?.g_image ?? null}
            placeholder={guide?.g_image_stand_in ?? null}
            alt=""
            ratio="16 / 10"
            urgent
          />
        )}
      </div>
      <div className={styles.column}>{children}</div>
    </main>
  );
}

import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { PageName } from '../core/navigation/pages.ts';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './page-loading.module.css';

/** The skeletons of pages that are mostly map, or start with an image; all others start with their title. */
const SHAPES: Readonly<Partial<Record<PageName, 'map' | 'image'>>> = {
  placesHomePage: 'map',
  displayMap: 'map',
  walk: 'map',
  searchResults: 'map',
  placeDetail: 'image',
  paymentScreen: 'image',
};

export type PageLoadingProps = { readonly page: PageName; readonly title: string };

/** The shape of a page while its code loads. */
export function PageLoading({ page, title }: PageLoadingProps) {
  const shape = SHAPES[page] ?? 'title';
  return (
    <div
      className={classNames(styles.loading, styles[shape])}
      role="status"
      aria-label={loadingTexts.loading}
    >
      {shape !== 'map' && (
        <div className={styles.shape} aria-hidden="true">
          {shape === 'image' && (
            <div className={styles.frame}>
              <Skeleton shape="fill" />
            </div>
          )}
          <div className={styles.column}>
            {shape === 'image' ? (
              <Skeleton shape="title" short />
            ) : (
              <p className={styles.name}>{title}</p>
            )}
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" short />
          </div>
        </div>
      )}
    </div>
  );
}

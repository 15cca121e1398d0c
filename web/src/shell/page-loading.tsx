import { loadingTexts } from '@laneway/domain/accounts/messages';
import styles from './page-loading.module.css';

/** Ground in the colour of the page that comes, for the moment until its code is there. */
export function PageLoading() {
  return <div className={styles.loading} role="status" aria-label={loadingTexts.loading} />;
}

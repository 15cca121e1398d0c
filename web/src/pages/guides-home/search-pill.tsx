import { LIMITS } from '@laneway/contract/limits';
import { contentTexts } from '@laneway/domain/content-texts';
import { useSearchBox } from '../../navigation/use-search-box.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-pill.module.css';

export function SearchPill() {
  const box = useSearchBox();
  return (
    <search className={styles.search}>
      <form className={styles.pill} onSubmit={box.onSubmit}>
        <Icon name="search" />
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search for guides"
          placeholder={contentTexts.searchPlaceholder}
          maxLength={LIMITS.searchTerms}
          value={box.text}
          onChange={(event) => box.onType(event.target.value)}
          className={styles.field}
        />
      </form>
    </search>
  );
}

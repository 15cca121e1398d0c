import { LIMITS } from '@laneway/contract/limits';
import { contentTexts } from '@laneway/domain/content-texts';
import { type FormEvent, useState } from 'react';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-pill.module.css';

export function SearchPill() {
  const { state, submitSearch } = useNavigation();
  const [text, setText] = useState(state.lastSearchText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') submitSearch(text.trim());
  };
  return (
    <search className={styles.search}>
      <form className={styles.pill} onSubmit={submit}>
        <Icon name="search" />
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search for guides"
          placeholder={contentTexts.searchPlaceholder}
          maxLength={LIMITS.searchTerms}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={styles.field}
        />
      </form>
    </search>
  );
}

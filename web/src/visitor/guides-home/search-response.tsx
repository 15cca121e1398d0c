import { contentTexts } from '@laneway/domain/content-texts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import type { FoundGuidesProps } from './found-guides.tsx';
import styles from './search-response.module.css';

const FoundGuides = lazyComponent(async () => (await import('./found-guides.tsx')).FoundGuides, {
  fallback: <p role="status">{contentTexts.loadingGuides}</p>,
  failed: contentTexts.errorLoadingGuides,
});

/** The search text, and what it finds. */
export function SearchResponse(search: FoundGuidesProps) {
  const { closeOverlay } = useNavigation();
  const { text } = search;
  useDocumentTitle(`“${text}”`);
  return (
    <Sheet
      labelledBy="search-response-title"
      onClose={() => closeOverlay('searchResponse')}
      heading={
        <>
          <p className={styles.over}>You searched for</p>
          <h2 id="search-response-title" className={styles.title}>
            “{text}”
          </h2>
        </>
      }
    >
      <div className={styles.response}>
        <FoundGuides key={text} {...search} />
      </div>
    </Sheet>
  );
}

import { contentTexts } from '@laneway/domain/content-texts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import type { FoundGuidesProps } from './found-guides.tsx';
import styles from './search-response.module.css';

const foundGuides = createLazyModule(async () => (await import('./found-guides.tsx')).FoundGuides);

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
        <LazyPart
          key={text}
          module={foundGuides}
          props={search}
          fallback={<p role="status">{contentTexts.loadingGuides}</p>}
          failed={(tryAgain) => (
            <Callout
              tone="error"
              text={contentTexts.errorLoadingGuides}
              action={{ label: 'Try again', onAct: tryAgain }}
            />
          )}
        />
      </div>
    </Sheet>
  );
}

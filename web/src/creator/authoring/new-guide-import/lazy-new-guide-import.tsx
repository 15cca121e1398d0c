import { Callout } from '../../../ui/callout.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { NewGuideImportProps } from './new-guide-import.tsx';

const newGuideImport = createLazyModule(
  async () => (await import('./new-guide-import.tsx')).NewGuideImport,
);

/** `NewGuideImport`, loaded when files have been chosen. */
export function LazyNewGuideImport(props: NewGuideImportProps) {
  return (
    <LazyPart
      module={newGuideImport}
      props={props}
      fallback={<p role="status">Loading...</p>}
      failed={(tryAgain) => (
        <Callout
          tone="error"
          text="We couldn’t open your files."
          action={{ label: 'Try again', onAct: tryAgain }}
        />
      )}
    />
  );
}

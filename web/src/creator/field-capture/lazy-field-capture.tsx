import { Callout } from '../../ui/callout.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { FieldCaptureProps } from './field-capture.tsx';

const fieldCapture = createLazyModule(
  async () => (await import('./field-capture.tsx')).FieldCapture,
);

/** `FieldCapture`, loaded when it is first opened. */
export function LazyFieldCapture(props: FieldCaptureProps) {
  return (
    <LazyPart
      module={fieldCapture}
      props={props}
      fallback={<p role="status">Loading...</p>}
      failed={(tryAgain) => (
        <Callout
          tone="error"
          text="We couldn’t open the map for your walk."
          action={{ label: 'Try again', onAct: tryAgain }}
        />
      )}
    />
  );
}

import { Callout } from '../../../ui/callout.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { WalkViewProps } from './walk-view.tsx';

const walkView = createLazyModule(async () => (await import('./walk-view.tsx')).WalkView);

/** How an open guide is walked, loaded when it is first shown. */
export function LazyWalkView(props: WalkViewProps) {
  return <LazyPart module={walkView} props={props} fallback={<Loading />} failed={missing} />;
}

function Loading() {
  return <p role="status">Loading the walk...</p>;
}

function missing(tryAgain: () => void) {
  return (
    <Callout
      tone="error"
      text="We couldn’t load the walk."
      action={{ label: 'Try again', onAct: tryAgain }}
    />
  );
}

import { contentTexts } from '@laneway/domain/content-texts';
import { Callout } from '../../../ui/callout.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { GuideFormProps } from './guide-form.tsx';
import type { PlaceFormProps } from './place-form.tsx';

const guideForm = createLazyModule(async () => (await import('./guide-form.tsx')).GuideForm);
const placeForm = createLazyModule(async () => (await import('./place-form.tsx')).PlaceForm);

/** The form of a guide, loaded when it is first shown. */
export function LazyGuideForm(props: GuideFormProps) {
  return <LazyPart module={guideForm} props={props} fallback={<Loading />} failed={missing} />;
}

/** The form of a place, loaded when it is first shown. */
export function LazyPlaceForm(props: PlaceFormProps) {
  return <LazyPart module={placeForm} props={props} fallback={<Loading />} failed={missing} />;
}

function Loading() {
  return <p role="status">{contentTexts.loadingForm}</p>;
}

function missing(tryAgain: () => void) {
  return (
    <Callout
      tone="error"
      text="We couldn’t load the form."
      action={{ label: 'Try again', onAct: tryAgain }}
    />
  );
}

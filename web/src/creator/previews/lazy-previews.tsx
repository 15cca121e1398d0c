import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Button } from '../../ui/button.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GuidePreviewProps } from './guide-preview.tsx';
import type { PlacePreviewProps } from './place-preview.tsx';
import styles from './preview.module.css';

const guidePreview = createLazyModule(
  async () => (await import('./guide-preview.tsx')).GuidePreview,
);
const placePreview = createLazyModule(
  async () => (await import('./place-preview.tsx')).PlacePreview,
);

/** A guide's preview, whose code loads when it is first shown. */
export function LazyGuidePreview(props: GuidePreviewProps) {
  return <LazyPart module={guidePreview} props={props} fallback={<Waiting />} failed={Failed} />;
}

/** A place's preview, whose code loads when it is first shown. */
export function LazyPlacePreview(props: PlacePreviewProps) {
  return <LazyPart module={placePreview} props={props} fallback={<Waiting />} failed={Failed} />;
}

function Waiting() {
  return (
    <PhoneFrame label={loadingTexts.loading}>
      <div className={styles.waiting}>
        <Skeleton shape="fill" />
      </div>
    </PhoneFrame>
  );
}

function Failed(tryAgain: () => void) {
  return (
    <div className={styles.failed}>
      <p role="alert">We couldn’t load the preview.</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  );
}

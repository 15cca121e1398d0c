import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { FieldCaptureProps } from '../field-capture/field-capture.tsx';
import { LazyFieldCapture } from '../field-capture/lazy-field-capture.tsx';

const shareDialog = createLazyModule(
  async () => (await import('../../guide/sharing/share-dialog.tsx')).ShareDialog,
);

/** Adding places on foot. A computer without a touch screen shows how to get there on a phone. */
export function GuideWalk(props: FieldCaptureProps) {
  const { guide, walkId, onClose } = props;
  // What waits to be sent is on this device, whatever it is.
  if (walkId !== undefined || navigator.maxTouchPoints > 0) return <LazyFieldCapture {...props} />;
  const open =
    guide === null
      ? null
      : ({ guide: { source: 'pending', id: guide.id }, place: null, view: 'edit' } as const);
  return (
    <LazyPart
      module={shareDialog}
      props={{
        title: guide?.title ?? 'Creator Dashboard',
        heading: 'Walk it with your phone',
        hint: 'Scan this with your phone and log in there. Then choose “Walk it with your phone” again to add places as you go.',
        address: appLinkUrl(window.location.origin, {
          kind: 'dashboard',
          route: { part: 'guides', open },
        }),
        onClose,
      }}
      fallback={null}
    />
  );
}

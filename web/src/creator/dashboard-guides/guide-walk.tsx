import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { FieldCaptureProps } from '../field-capture/field-capture.tsx';

const FieldCapture = lazyComponent(
  async () => (await import('../field-capture/field-capture.tsx')).FieldCapture,
  {
    fallback: <p role="status">Loading...</p>,
    failed: 'We couldn’t open the map for your walk.',
  },
);
const ShareDialog = lazyComponent(
  async () => (await import('../../guide/sharing/share-dialog.tsx')).ShareDialog,
);

/** Adding places while walking. A computer without a touch screen shows how to get there on a phone. */
export function GuideWalk(props: FieldCaptureProps) {
  const { guide, outingId, onClose } = props;
  // Data that wait to be uploaded are on this device, so they are shown even without a touch screen.
  if (outingId !== undefined || navigator.maxTouchPoints > 0) return <FieldCapture {...props} />;
  const open =
    guide === null
      ? null
      : ({ guide: { source: 'pending', id: guide.id }, place: null, view: 'edit' } as const);
  return (
    <ShareDialog
      title={guide?.title ?? 'Creator Dashboard'}
      heading="Walk it with your phone"
      hint="Scan this with your phone and log in there. Then choose “Walk it with your phone” again to add places as you go."
      address={appLinkUrl(window.location.origin, {
        kind: 'dashboard',
        route: { part: 'guides', open },
      })}
      onClose={onClose}
    />
  );
}

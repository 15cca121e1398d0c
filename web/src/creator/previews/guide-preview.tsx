import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { memo, useState } from 'react';
import { GuideCard } from '../../guide/guide-card.tsx';
import { GuideOverviewBody } from '../../guide/guide-overview-body.tsx';
import { openingOf } from '../../guide/opening.ts';
import type { Insets } from '../../map/insets.ts';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { guideAsPublished } from './as-published.ts';
import { GuidePreviewMap } from './guide-preview-map.tsx';
import type { PreviewPlace } from './map-contents.ts';
import styles from './preview.module.css';
import { PreviewNotes } from './preview-notes.tsx';
import { CARD_INSETS, CardScreen, doNothing, SheetScreen } from './preview-screens.tsx';
import { useShownMedia } from './use-shown-media.ts';
import { useStablePoint } from './use-steady-point.ts';

export type GuidePreviewProps = {
  readonly guide: GuideContent;
  readonly author: string;
  /** In walking order. */
  readonly places: readonly PreviewPlace[];
  /** A few pixels of the image as a data URL, if there are any. */
  readonly imagePlaceholder: string | null;
  /** Gives the pins their colour. */
  readonly guideId?: number | string;
  /** The size of the guide's media; zero while it is unknown. */
  readonly mediaBytes?: number;
};

type View = 'card' | 'overview' | 'map';

/** A draft as visitors will see it on a phone: in the carousel, as an overview and on the map. */
export const GuidePreview = memo(function GuidePreview({
  guide: content,
  places,
  author,
  imagePlaceholder,
  mediaBytes = 0,
  guideId,
}: GuidePreviewProps) {
  const [view, setView] = useState<View>('card');
  const location = useStablePoint(content.location);
  const image = useShownMedia(content.image);
  const shown = guideAsPublished(
    { ...content, image: image.uri },
    { author, placeCount: places.length, mediaBytes, imagePlaceholder },
  );
  const name = `Preview of ${shown.g_title}`;
  const map = (insets?: Partial<Insets>) => (
    <GuidePreviewMap
      label={`Map of ${shown.g_title}`}
      guideId={guideId ?? shown.g_id}
      location={location}
      path={content.path}
      boundary={content.boundary}
      places={places}
      {...(insets && { insets })}
    />
  );
  return (
    <div className={styles.preview}>
      <Tabs<View>
        label="Preview"
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'card',
            label: 'Card',
            content: (
              <PhoneFrame label={name}>
                <CardScreen map={map(CARD_INSETS)}>
                  <GuideCard
                    guide={shown}
                    isFront
                    isOpen={false}
                    distance={null}
                    urgent
                    onPick={doNothing}
                  />
                </CardScreen>
              </PhoneFrame>
            ),
          },
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <PhoneFrame label={name}>
                <SheetScreen map={map()}>
                  <GuideOverviewBody
                    guide={shown}
                    opening={openingOf(shown, null)}
                    onOpen={doNothing}
                    onGift={doNothing}
                    onNavigate={doNothing}
                  />
                </SheetScreen>
              </PhoneFrame>
            ),
          },
          {
            value: 'map',
            label: 'Map',
            content: (
              <PhoneFrame label={name} isInteractive>
                {map()}
              </PhoneFrame>
            ),
          },
        ]}
      />
      <PreviewNotes notes={[['Image', image.note]]} />
    </div>
  );
});

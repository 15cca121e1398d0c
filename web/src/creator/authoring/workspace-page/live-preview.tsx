import { loadingTexts } from '@laneway/domain/accounts/messages';
import {
  type EditableGuide,
  guideId,
  publishedGuideId,
} from '@laneway/domain/guides/editable-guide';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../../previews/preview.module.css';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { type PlaceItem, submittedItems } from '../workspace/workspace-state.ts';

const PREVIEW_OPTIONS = {
  fallback: (
    <PhoneFrame label={loadingTexts.loading}>
      <div className={styles.waiting}>
        <Skeleton shape="fill" />
      </div>
    </PhoneFrame>
  ),
  failed: (tryAgain: () => void) => (
    <div className={styles.failed}>
      <p role="alert">We couldn’t load the preview.</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  ),
};
const GuidePreview = lazyComponent(
  async () => (await import('../../previews/guide-preview.tsx')).GuidePreview,
  PREVIEW_OPTIONS,
);
const PlacePreview = lazyComponent(
  async () => (await import('../../previews/place-preview.tsx')).PlacePreview,
  PREVIEW_OPTIONS,
);

export type GuideLivePreviewProps = { readonly workspace: Workspace; readonly author: string };

/** The guide as visitors will see it, while typing. */
export function GuideLivePreview({ workspace, author }: GuideLivePreviewProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const places = useStore(workspace, (state) => state.places);
  // Typing has priority over the preview.
  const typed = useDeferredValue(useStore(workspace.guideRecord, ({ mine }) => mine));
  const content = useMemo(() => guideContentOf(typed), [typed]);
  // Places can't be edited while the guide is shown.
  const shownPlaces = useMemo(
    () =>
      submittedItems({ places }).map(({ key, place, record }) => ({
        id: key,
        nameNumber: place.nameNumber,
        content: placeContentOf(record.getState().mine),
        audioSeconds: 'audioSeconds' in place ? place.audioSeconds : null,
      })),
    [places],
  );
  return (
    <GuidePreview
      guide={content}
      author={guide.kind === 'unsaved' ? author : guide.author.name}
      places={shownPlaces}
      imagePlaceholder={'imagePlaceholder' in guide ? guide.imagePlaceholder : null}
      guideId={colourId(guide)}
    />
  );
}

export type PlaceLivePreviewProps = {
  readonly workspace: Workspace;
  readonly item: PlaceItem;
  readonly index: number;
};

/** A place as visitors will see it, while typing. */
export function PlaceLivePreview({ workspace, item, index }: PlaceLivePreviewProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const title = useStore(workspace.guideRecord, ({ mine }) => mine.title);
  const typed = useDeferredValue(useStore(item.record, ({ mine }) => mine));
  const content = useMemo(() => placeContentOf(typed), [typed]);
  const { place } = item;
  const shownGuide = useMemo(() => ({ title: title.trim() === '' ? null : title }), [title]);
  return (
    <PlacePreview
      place={content}
      guide={shownGuide}
      numbers={{ number: index + 1, nameNumber: place.nameNumber }}
      imagePlaceholder={'imagePlaceholder' in place ? place.imagePlaceholder : null}
      guideId={colourId(guide)}
    />
  );
}

/** The id that gives the pins their colour: a draft has that of its published guide. */
function colourId(guide: EditableGuide): number | string {
  return publishedGuideId(guide) ?? guideId(guide);
}

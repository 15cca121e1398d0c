import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useMemo } from 'react';
import { useUnusableMedia } from '../../../api/queries/media.ts';
import type { Guide } from '../../../guide/guide-facts.ts';
import type { Place } from '../../../guide/places/place-facts.ts';
import { type GuideColour, guideColour } from '../../../map/guide-colour.ts';
import type { Pin } from '../../../map/pins/pin.ts';
import { draftGuideId } from '../../../media/player/track.ts';
import { judgeMedia } from '../../../media/uploads/queue/media-verdict.ts';
import { isWalkable } from '../../../walk/is-walkable.ts';
import { planOf } from '../../../walk/plan-of.ts';
import type { WalkGuide } from '../../../walk/walk-guide.ts';
import { type DraftReader, guideAsPublished, placeAsPublished } from '../as-published.ts';
import { pinOf } from '../map-contents.ts';
import type { DraftContents } from './draft-contents.ts';

/** A draft as the visitors' pages take a guide, without the files that aren't ready. */
export type DraftAsPublished = {
  readonly guide: Guide;
  /** In walking order. */
  readonly places: readonly Place[];
  readonly pins: readonly Pin[];
  readonly colour: GuideColour;
  /** The guide for walking on foot; null if there is nothing to walk. */
  readonly walkGuide: WalkGuide | null;
};

const FILES = ['image', 'audio', 'audioCaptions', 'video', 'videoCaptions'] as const;

type Files = Pick<PlaceContent, (typeof FILES)[number]>;

export function useDraftAsPublished(
  contents: DraftContents,
  isMediaChecked: boolean,
  reader: DraftReader,
): DraftAsPublished {
  const unusable = useUnusableMedia(
    isMediaChecked ? [] : filesOf(contents),
    (media) => judgeMedia(media).kind === 'usable',
  );
  return useMemo(() => {
    const g_id = draftGuideId(contents.guideId);
    const colour = guideColour(contents.colourId);
    const usable = <Content extends Files>(content: Content): Content => {
      const missing = FILES.filter((file) => unusable.includes(content[file] ?? ''));
      return { ...content, ...Object.fromEntries(missing.map((file) => [file, null])) };
    };
    const guide = {
      ...guideAsPublished(usable(contents.content), contents, reader),
      g_id,
      g_path: contents.content.path,
      g_boundary: contents.content.boundary,
    };
    const places = contents.places.map(
      ({ id: p_id, number: p_order, nameNumber, content, imagePlaceholder }) => ({
        ...placeAsPublished(usable(content), imagePlaceholder, reader),
        p_id,
        p_title: placeLabel(content.title, nameNumber),
        g_id,
        p_order,
      }),
    );
    const pins = contents.places.flatMap(({ id, number, nameNumber, content }) =>
      pinOf(id, content, { number, nameNumber }, colour),
    );
    const plan = planOf(guide, places);
    const isWalked = isWalkable(guide) && plan.stops.length > 0;
    return {
      guide,
      places,
      pins,
      colour,
      walkGuide: isWalked ? { guide, places, plan, colour } : null,
    };
  }, [contents, unusable, reader]);
}

function filesOf({ content, places }: DraftContents): readonly string[] {
  return [content, ...places.map((place) => place.content)]
    .flatMap((one) => FILES.map((file) => one[file]))
    .filter((uri) => uri !== null);
}

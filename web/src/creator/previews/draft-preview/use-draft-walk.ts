import { useMemo } from 'react';
import { useUnusableMedia } from '../../../api/queries/media.ts';
import type { Guide } from '../../../guide/guide-facts.ts';
import { guideColour } from '../../../map/guide-colour.ts';
import { draftGuideId } from '../../../media/player/track.ts';
import { judgeMedia } from '../../../media/uploads/queue/media-verdict.ts';
import { isWalkable } from '../../../walk/is-walkable.ts';
import { planOf } from '../../../walk/plan-of.ts';
import type { WalkGuide } from '../../../walk/walk-guide.ts';
import { placeAsPublished } from '../as-published.ts';
import type { DraftContents } from './draft-contents.ts';

/** A draft as visitors will walk it; null where there is nothing to walk. */
export function useDraftWalk(
  contents: DraftContents,
  guide: Guide,
  isMediaChecked: boolean,
): WalkGuide | null {
  const unusable = useUnusableMedia(
    isMediaChecked ? [] : filesOf(contents),
    (media) => judgeMedia(media).kind === 'usable',
  );
  return useMemo(() => {
    const id = draftGuideId(contents.guideId);
    const usable = (uri: string | null) => (uri === null || unusable.includes(uri) ? null : uri);
    const places = contents.places.map(({ id: p_id, number, content, imagePlaceholder }) => ({
      ...placeAsPublished(
        {
          ...content,
          image: usable(content.image),
          audio: usable(content.audio),
          audioCaptions: usable(content.audioCaptions),
        },
        imagePlaceholder,
      ),
      p_id,
      g_id: id,
      p_order: number,
    }));
    const walked = { ...guide, g_id: id, g_path: contents.content.path };
    const plan = planOf(walked, places);
    if (!isWalkable(guide) || plan.stops.length === 0) return null;
    return { guide: walked, places, plan, colour: guideColour(contents.colourId) };
  }, [contents, guide, unusable]);
}

function filesOf({ places }: DraftContents): readonly string[] {
  return places
    .flatMap(({ content: { image, audio, audioCaptions } }) => [image, audio, audioCaptions])
    .filter((uri) => uri !== null);
}

import { useEffect, useMemo } from 'react';
import type { Answer } from '../api/answer.ts';
import { useGuide } from '../api/queries/guides.ts';
import { usePlaces } from '../api/queries/places.ts';
import { useAnswer } from '../api/use-answer.ts';
import type { Guide } from '../guides/guide-facts.ts';
import { orderPlaces } from '../navigation/display-order.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { type Place, rankOf } from './place-facts.ts';

export type Inside = {
  /** Null until it has come, and where it does not come. */
  readonly guide: Guide | null;
  readonly guideAnswer: Answer<Guide>;
  readonly placesAnswer: Answer<readonly Place[]>;
  /** In walking order; none until they have come. */
  readonly places: readonly Place[];
};

const NOTHING: readonly Place[] = [];

/**
 * A guide and its places. The inside is for those who may open the guide: everyone else is led to its overview, which
 * shows what it takes.
 */
export function useInside(guideId: number | null): Inside {
  const { showOverview } = useNavigation();
  const guideAnswer = useAnswer(useGuide(guideId));
  const placesAnswer = useAnswer(usePlaces(guideId));
  const isClosed = placesAnswer.kind === 'closed';
  useEffect(() => {
    if (isClosed && guideId !== null) showOverview(guideId);
  }, [isClosed, guideId, showOverview]);

  const found = placesAnswer.kind === 'ready' ? placesAnswer.data : NOTHING;
  return {
    guide: guideAnswer.kind === 'ready' ? guideAnswer.data : null,
    guideAnswer,
    placesAnswer: withBoth(placesAnswer, guideAnswer),
    places: useMemo(() => orderPlaces(found, rankOf, null), [found]),
  };
}

/** What broke one question has mostly broken the other as well: one press asks both again. */
function withBoth<Data>(answer: Answer<Data>, other: Answer<unknown>): Answer<Data> {
  if (answer.kind !== 'failed' || other.kind !== 'failed') return answer;
  const onAct = () => {
    answer.tryAgain.onAct();
    other.tryAgain.onAct();
  };
  return { ...answer, tryAgain: { ...answer.tryAgain, onAct } };
}

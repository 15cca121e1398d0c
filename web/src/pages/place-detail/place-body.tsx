import { useNavigation } from '../../navigation/navigation-context.tsx';
import { PlaceArticle } from '../../places/place-article.tsx';
import type { Place } from '../../places/place-facts.ts';

export type PlaceBodyProps = {
  readonly guideId: number;
  readonly guideTitle: string | null;
  readonly place: Place;
  readonly number: number;
  readonly previous: Place | null;
  readonly next: Place | null;
};

/** A place whose buttons lead to other pages. */
export function PlaceBody({ guideId, ...rest }: PlaceBodyProps) {
  const { back, openPage, openPlace, openAddress, isPageAvailable } = useNavigation();
  const placeId = rest.place.p_id;
  const openMap = () => openPage({ page: 'displayMap', guideId, placeId });
  return (
    <PlaceArticle
      {...rest}
      onBack={back}
      onMap={isPageAvailable('displayMap') ? openMap : null}
      onPlace={({ p_id }) => openPlace(guideId, p_id)}
      onNavigate={openAddress}
    />
  );
}

import { useGuideOfPlace } from '../../api/queries/places.ts';
import styles from './shared-place-note.module.css';

export type SharedPlaceNoteProps = { readonly guideId: number; readonly placeId: number };

/** For a visitor who followed a link to a place: confirms that it is in this guide. */
export function SharedPlaceNote({ guideId, placeId }: SharedPlaceNoteProps) {
  const { data } = useGuideOfPlace(placeId);
  if (data !== guideId) return null;
  return <p className={styles.note}>The place you were sent is part of this guide.</p>;
}

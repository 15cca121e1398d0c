import { type WalkHost, WalkHostContext } from '../../../walk/walk-host.ts';
import { WalkScreen } from '../../../walk/walk-screen.tsx';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';

/** The draft, walked as visitors will walk it: requirements, walk, end. */
export function OnFoot() {
  const { walkGuide, places, store, notes, show, back } = useDraft();
  const host: WalkHost = {
    back,
    openPlace: (_, placeId) => show({ kind: 'place', placeId, isOnFoot: true }),
    store,
    isDraft: true,
    ...(notes && {
      noteOn: (placeId) => {
        const title = places.find(({ p_id }) => p_id === placeId)?.p_title ?? '';
        return notes({ kind: 'place', placeId, title });
      },
    }),
  };
  if (walkGuide === null) return null;
  return (
    <WalkHostContext value={host}>
      <div className={styles.walkPage}>
        <WalkScreen walkGuide={walkGuide} />
      </div>
    </WalkHostContext>
  );
}

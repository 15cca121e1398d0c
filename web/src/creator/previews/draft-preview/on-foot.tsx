import { type WalkHost, WalkHostContext } from '../../../walk/walk-host.ts';
import { WalkScreen } from '../../../walk/walk-screen.tsx';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';

/** The draft, walked as visitors will walk it: requirements, walk, end. */
export function OnFoot() {
  const { walked, store, show, back } = useDraft();
  const host: WalkHost = {
    back,
    openPlace: (_, placeId) => show({ kind: 'place', placeId, isOnFoot: true }),
    store,
    isDraft: true,
  };
  if (walked === null) return null;
  return (
    <WalkHostContext value={host}>
      <div className={styles.walkPage}>
        <WalkScreen walked={walked} />
      </div>
    </WalkHostContext>
  );
}

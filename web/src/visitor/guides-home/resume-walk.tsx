import { useGuide } from '../../api/queries/guides.ts';
import { useAccount } from '../../guide/visits/use-account.ts';
import { Icon } from '../../ui/icon.tsx';
import { useResumeWalk } from '../../walk/use-walk-link.ts';
import { useWalkHost } from '../../walk/walk-host.ts';
import styles from './under-search.module.css';

/** Opens the walk that this person was last on, so that a restarted app leads back to it. */
export function ResumeWalk() {
  const resume = useResumeWalk();
  const { store } = useWalkHost();
  const account = useAccount();
  const guideId = account === null ? null : (store.latest(account)?.guideId ?? null);
  const { data: guide } = useGuide(guideId);
  if (guide === undefined) return null;
  return (
    <button type="button" className={styles.resume} onClick={() => resume(guide.g_id)}>
      <Icon name="walk" />
      <span className={styles.title}>Resume {guide.g_title}</span>
    </button>
  );
}

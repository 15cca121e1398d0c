import type { ReplyOf } from '@laneway/contract/call-types';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { ShareButton } from '../../guide/sharing/share-button.tsx';
import styles from './creator-head.module.css';

export type CreatorHeadProps = { readonly creator: ReplyOf<'getCreator'> };

/** What a creator says about themselves, in their own lines. */
export function CreatorHead({ creator }: CreatorHeadProps) {
  const { u_id, u_name, u_bio, guide_count } = creator;
  return (
    <div className={styles.head}>
      <p className={styles.count}>{guide_count === 1 ? '1 guide' : `${guide_count} guides`}</p>
      {u_bio !== null && <p className={styles.bio}>{u_bio}</p>}
      <ShareButton title={u_name} path={printNamedCreatorPath(u_id, u_name)} />
    </div>
  );
}

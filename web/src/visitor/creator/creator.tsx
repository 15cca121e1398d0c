import type { ReplyOf } from '@laneway/contract/call-types';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { profileLinkLabel } from '@laneway/domain/creators/profile-links';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useCreatorPage } from '../../api/queries/creator-page.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { ShareButton } from '../../guide/sharing/share-button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListPage } from '../guide-overview/list-page.tsx';
import list from './creator-guides.module.css';
import { CreatorGuides } from './creator-guides.tsx';
import styles from './creator-head.module.css';

/** A creator, and all of their guides on sale. */
export function CreatorPage({ entry: { creatorId } }: PageProps<'creator'>) {
  const query = useCreatorPage(creatorId);
  const state = useQueryState(query);
  switch (state.kind) {
    case 'ready': {
      const [creator] = state.data.pages;
      if (creator === undefined) return <CreatorNotFound />;
      const guides = loadedItems(state.data);
      return (
        <ListPage
          title={creator.u_name}
          head={<CreatorHead creator={creator} />}
          headPlace="beside"
          known={guides}
        >
          <CreatorGuides guides={guides} query={query} />
        </ListPage>
      );
    }
    case 'loading':
      return <CreatorSkeleton />;
    case 'failed':
      return (
        <ListPage title="Creator" head={null} headPlace="beside">
          <Callout
            tone="error"
            text="We couldn’t load this creator. Try again."
            action={state.tryAgain}
          />
        </ListPage>
      );
    case 'missing':
    case 'closed':
      return <CreatorNotFound />;
  }
}

/** Shown for someone who doesn't exist, or has no guide on sale. */
function CreatorNotFound() {
  const { goHome, back } = useNavigation();
  return (
    <MessagePage
      title="Creator not found"
      text="They may have no guides at the moment, or the link might be wrong."
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
    />
  );
}

type CreatorHeadProps = { readonly creator: ReplyOf<'getCreator'> };

/** The creator's portrait, description of themselves and links. */
function CreatorHead({ creator }: CreatorHeadProps) {
  const { u_id, u_name, u_bio, u_links, u_portrait, guide_count } = creator;
  return (
    <div className={styles.head}>
      {u_portrait !== null && <img className={styles.portrait} src={u_portrait} alt="" />}
      <p className={styles.count}>{guide_count === 1 ? '1 guide' : `${guide_count} guides`}</p>
      {u_bio !== null && <p className={styles.bio}>{u_bio}</p>}
      {u_links.length > 0 && (
        <ul className={styles.links} aria-label={`Links of ${u_name}`}>
          {u_links.map((link) => (
            <li key={link}>
              <a
                className={styles.link}
                href={link}
                target="_blank"
                rel="nofollow ugc noopener noreferrer"
              >
                {profileLinkLabel(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ShareButton title={u_name} path={printNamedCreatorPath(u_id, u_name)} />
    </div>
  );
}

const GUIDES = ['first', 'second', 'third'];

function CreatorSkeleton() {
  return (
    <ListPage
      title="Creator"
      headPlace="beside"
      head={
        <>
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </>
      }
    >
      <div role="status" aria-label={loadingTexts.loading} className={list.guides}>
        {GUIDES.map((each) => (
          <div key={each} className={list.shape}>
            <div className={list.image}>
              <Skeleton shape="fill" />
            </div>
            <div className={list.words}>
              <Skeleton shape="title" />
              <Skeleton shape="text" short />
            </div>
          </div>
        ))}
      </div>
    </ListPage>
  );
}

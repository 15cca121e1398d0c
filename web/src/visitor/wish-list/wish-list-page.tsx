import { PRIVATE_PAGES } from '@laneway/domain/app-links/app-link';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import type { WishList } from '@laneway/domain/guides/wish-list';
import { useEffect, useRef } from 'react';
import { useGuidesOnSale } from '../../api/queries/wish-list.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { Rating } from '../../guide/rating.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { type UseWishList, useWishList } from '../../guide/wishes/use-wish-list.ts';
import { WishButton } from '../../guide/wishes/wish-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './wish-list-page.module.css';

const TITLE = PRIVATE_PAGES.wishList.title;

/** The guides that someone has saved for later. */
export function WishListPage() {
  const wishes = useWishList();
  const { list, refresh } = wishes;
  // It may have changed on another device.
  useEffect(() => refresh(), [refresh]);
  if (list === null) return <UnknownList wishes={wishes} />;
  return list.length === 0 ? <EmptyList /> : <KnownList wishes={wishes} list={list} />;
}

type UnknownListProps = { readonly wishes: UseWishList };

/** Shown until an account's list has been loaded for the first time. */
function UnknownList({ wishes: { isFailing, refresh } }: UnknownListProps) {
  const isOnline = useOnline();
  const retry = { label: 'Try again', onAct: refresh };
  return (
    <ListPage title={TITLE} head={null}>
      {!isOnline && <Callout tone="info" text="You’re offline. Connect to see your wish list." />}
      {isOnline && isFailing && (
        <Callout tone="error" text="We couldn’t load your wish list. Try again." action={retry} />
      )}
      {isOnline && !isFailing && (
        <p role="status" className={styles.note}>
          {contentTexts.loadingGuides}
        </p>
      )}
    </ListPage>
  );
}

function EmptyList() {
  const { goHome } = useNavigation();
  return (
    <ListPage title={TITLE} head={null}>
      <Callout
        tone="info"
        text="No guides yet. Tap the heart on a guide to save it for later."
        action={{ label: 'Find a guide', onAct: goHome }}
      />
    </ListPage>
  );
}

type KnownListProps = { readonly wishes: UseWishList; readonly list: WishList };

function KnownList({ wishes: { setWished }, list }: KnownListProps) {
  const { pickGuide } = useNavigation();
  const query = useGuidesOnSale(list);
  const state = useQueryState(query);
  const content = useRef<HTMLDivElement>(null);
  const byId = new Map((query.data ?? []).map((guide) => [guide.g_id, guide]));
  const guides = list.flatMap((id) => byId.get(id) ?? []);
  const missing = list.filter((id) => !byId.has(id));
  const isSettled = state.kind === 'ready' && !query.isPlaceholderData;
  return (
    <ListPage title={TITLE} head={<WhereItIs count={list.length} />} known={guides}>
      {/* It takes the focus of a button that goes with its guide. */}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {state.kind === 'loading' && (
          <p role="status" className={styles.note}>
            {contentTexts.loadingGuides}
          </p>
        )}
        {state.kind === 'failed' && (
          <Callout tone="error" text={contentTexts.errorLoadingGuides} action={state.tryAgain} />
        )}
        <ul className={styles.list} aria-label={TITLE}>
          {guides.map((guide) => (
            <li key={guide.g_id} className={styles.item}>
              <WishedGuide guide={guide} onPick={() => pickGuide(guide.g_id)} />
              <WishButton
                guide={guide}
                isOneOfMany
                onRemoved={() => content.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
        {isSettled && missing.length > 0 && (
          <MissingGuides
            count={missing.length}
            onRemove={() => {
              for (const id of missing) setWished(id, false);
              content.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </ListPage>
  );
}

function WishedGuide({ guide, onPick }: { readonly guide: Guide; readonly onPick: () => void }) {
  const ownershipOf = useOwnership();
  return (
    <GuideRow
      guide={guide}
      facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
      onPick={onPick}
    >
      <Rating guide={guide} />
    </GuideRow>
  );
}

/** The size of the list, and for visitors how to have it on other devices. */
function WhereItIs({ count }: { readonly count: number }) {
  const { openPage } = useNavigation();
  const user = useUser();
  return (
    <div className={styles.where}>
      <p className={styles.note}>
        {guideCountText(count)}
        {user === null && ' · Kept on this device only'}
      </p>
      {user === null && (
        <Button onClick={() => openPage({ page: 'login' })}>Log in to keep it</Button>
      )}
    </div>
  );
}

type MissingGuidesProps = { readonly count: number; readonly onRemove: () => void };

/** Guides that were withdrawn, or that aren't saved on this device while it is offline. */
function MissingGuides({ count, onRemove }: MissingGuidesProps) {
  const isOnline = useOnline();
  const guides = guideCountText(count);
  if (!isOnline) return <p className={styles.note}>{guides} more. Connect to see them all.</p>;
  return (
    <Callout
      tone="info"
      text={`${guides} on your list can’t be bought at the moment.`}
      action={{ label: 'Remove from your list', onAct: onRemove }}
    />
  );
}

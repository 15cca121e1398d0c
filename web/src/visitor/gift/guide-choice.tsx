import { contentTexts } from '@laneway/domain/content-texts';
import { useGuidesOnMap } from '../../api/queries/guides.ts';
import { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { type Guide, isGiftable, placeCountText } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { usePriceTexts } from '../../guide/price.ts';
import { Callout } from '../../ui/callout.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './guide-choice.module.css';

const NOTHING: readonly Guide[] = [];
const SKELETON_ROWS = ['first', 'second', 'third'];

/** Lets the user choose which guide to gift. */
export function GuideChoice() {
  const session = useSessionState();
  const isChecking = session.kind === 'checking';
  const own = useOwnedGuides(userOf(session)?.u_id ?? null);
  const live = useGuidesOnMap();
  const guides = giftableGuides(own.data ?? NOTHING, live.data ?? NOTHING);
  // Everything is shown at the same time, so that nothing moves under a finger.
  const isPending = live.isPending || own.isLoading || (isChecking && !live.isError);
  return (
    <FormPage
      title="Gift a guide"
      lead="No guide selected yet. Choose the one you’d like to send to a friend."
    >
      {isPending ? <ChoiceSkeleton /> : <Choices guides={guides} live={live} />}
    </FormPage>
  );
}

type ChoicesProps = {
  readonly guides: readonly Guide[];
  readonly live: ReturnType<typeof useGuidesOnMap>;
};

function Choices({ guides, live }: ChoicesProps) {
  const { openPage } = useNavigation();
  const priceTextOf = usePriceTexts();
  if (guides.length === 0) {
    const tryAgain = {
      label: 'Try again',
      onAct: () => void live.refetch(),
      busyText: live.isFetching ? contentTexts.loadingGuides : undefined,
    };
    return live.isError ? (
      <Callout tone="error" text={contentTexts.errorLoadingGuides} action={tryAgain} />
    ) : (
      <Callout tone="info" text={contentTexts.noGuides} action={tryAgain} />
    );
  }
  return (
    <ul className={styles.list} aria-label="Guides to gift">
      {guides.map((guide) => (
        <li key={guide.g_id}>
          <GuideRow
            guide={guide}
            facts={`${priceTextOf(guide)} · ${placeCountText(guide.g_place_count)}`}
            onPick={() => openPage({ page: 'gift', guideId: guide.g_id })}
          />
        </li>
      ))}
    </ul>
  );
}

function ChoiceSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingGuides} className={styles.list}>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className={styles.choice}>
          <div className={styles.image}>
            <Skeleton shape="fill" />
          </div>
          <div className={styles.words}>
            <Skeleton shape="text" />
            <Skeleton shape="text" short />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The guides that can be gifted, each once; those the giver owns come first. */
export function giftableGuides(own: readonly Guide[], others: readonly Guide[]): readonly Guide[] {
  const byId = new Map<number, Guide>();
  for (const guide of [...own, ...others]) {
    if (isGiftable(guide) && !byId.has(guide.g_id)) byId.set(guide.g_id, guide);
  }
  return [...byId.values()];
}

import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import {
  useGuidesMade,
  usePendingGuides,
  usePublishedGuides,
} from '../../api/queries/authoring.ts';
import { notificationsIn, unreadIn } from '../../api/queries/notification-pages.ts';
import { useNotifications } from '../../api/queries/notifications.ts';
import { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { reloadAfterPurchase } from '../../api/queries/purchases.ts';
import { useUser } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmEmail } from '../../ui/forms/confirm-email.tsx';
import { useNotificationEvents } from '../../ui/notifications/feed/use-notification-events.ts';
import {
  NotificationList,
  type NotificationListProps,
} from '../../ui/notifications/notification-list.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountActions } from './account-actions.tsx';
import guides from './owned-guides.module.css';
import { OwnedGuides, type OwnedGuidesProps } from './owned-guides.tsx';
import styles from './user-panel.module.css';

const GUIDES_MADE_TITLE = 'Guides you’ve made';

/** The user's guides, notifications and account. */
export function UserPanel() {
  const user = useUser();
  const person = user === null ? null : `${user.u_name} · ${user.u_email}`;
  return (
    <PersonalPage title="Your guides" detail={person}>
      {user?.email_verified === false && (
        <ConfirmEmail text={confirmationTexts.reminder} heading="h2" />
      )}
      {user === null ? <PanelSkeleton /> : <PanelContent user={user} />}
    </PersonalPage>
  );
}

/** Shows a skeleton until everything has loaded, so that nothing moves under a finger. */
function PanelContent({ user }: { readonly user: User }) {
  const guides = useOwnedGuides(user.u_id);
  const made = useGuidesMade(user.user_role === 'user' ? null : user.u_id);
  const notifications = useNotifications(user.u_id);
  const queries = useQueryClient();
  useNotificationEvents((arrived) => {
    for (const { kind, g_id } of arrived) {
      if (kind === 'gift_received' && g_id !== null) reloadAfterPurchase(queries, g_id);
    }
  });
  if (guides.isPending || made.isLoading || notifications.isPending) return <PanelSkeleton />;
  const hasMade = made.isError || (made.data ?? []).length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.guides}>
        <OwnedGuides
          label="Your guides"
          guides={guides}
          empty={hasMade ? null : <NoGuides user={user} />}
        />
        {hasMade && <GuidesMade guides={made} />}
      </div>
      <aside className={styles.side}>
        <Notifications user={user} notifications={notifications} />
        <AccountActions
          role={user.user_role}
          ownedIds={(guides.data ?? []).map(({ g_id }) => g_id)}
        />
      </aside>
    </div>
  );
}

function NoGuides({ user }: { readonly user: User }) {
  const { goHome } = useNavigation();
  if (user.user_role === 'creator') return <NoneMade userId={user.u_id} />;
  return (
    <Callout
      tone="info"
      text="No guides yet. When you get one, it shows up here."
      action={{ label: 'Find a guide', onAct: goHome }}
    />
  );
}

/** For a creator without guides here, who may have drafts, or guides off sale, in the dashboard. */
function NoneMade({ userId }: { readonly userId: number }) {
  const { openDashboard } = useNavigation();
  const pending = usePendingGuides(userId, false);
  const published = usePublishedGuides(userId);
  if (pending.isPending || published.isPending) return <Skeleton shape="text" />;
  const isFirst =
    loadedItems(pending.data).length === 0 && loadedItems(published.data).length === 0;
  const isKnown = pending.isSuccess && published.isSuccess;
  return isKnown && isFirst ? (
    <Callout
      tone="info"
      text="No guides yet. The ones you get or publish show up here."
      action={{ label: 'Create your first guide', onAct: openDashboard }}
    />
  ) : (
    <Callout
      tone="info"
      text="Guides you get or publish show up here. Your others are in the Creator Dashboard."
      action={{ label: 'Open Creator Dashboard', onAct: openDashboard }}
    />
  );
}

/** A creator's guides on sale, which they can open. */
function GuidesMade({ guides }: Pick<OwnedGuidesProps, 'guides'>) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{GUIDES_MADE_TITLE}</h2>
      <OwnedGuides label={GUIDES_MADE_TITLE} guides={guides} empty={null} />
    </section>
  );
}

type NotificationsProps = Pick<NotificationListProps, 'user' | 'notifications'>;

/** The user's notifications; renders nothing if there are none. */
function Notifications({ user, notifications }: NotificationsProps) {
  const unread = unreadIn(notifications.data) ?? 0;
  const isEmpty = notifications.isSuccess && notificationsIn(notifications.data).length === 0;
  if (isEmpty) return null;
  return (
    <section aria-labelledby="notifications-title">
      <NotificationList
        user={user}
        notifications={notifications}
        heading={
          <h2 id="notifications-title" className={styles.title}>
            Notifications {unread > 0 && <Chip tone="waiting">{unread} new</Chip>}
          </h2>
        }
      />
    </section>
  );
}

const CARDS = ['first', 'second', 'third'];

/** Shown while the user and their guides load. */
function PanelSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingGuides} className={styles.columns}>
      <div className={guides.guides}>
        {CARDS.map((card) => (
          <div key={card} className={guides.guide}>
            <div className={styles.imageSkeleton}>
              <Skeleton shape="fill" />
            </div>
            <div className={styles.wordsSkeleton}>
              <Skeleton shape="title" />
              <Skeleton shape="text" short />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

import { formatDate } from '@laneway/domain/text/dates';
import { type Notice, type useNotices, useReadNotice } from '../../api/queries/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from './notices.module.css';

export type NoticesProps = {
  readonly userId: number;
  readonly notices: ReturnType<typeof useNotices>;
};

/** What the person was told; nothing at all for somebody who was told nothing. */
export function Notices({ userId, notices }: NoticesProps) {
  const read = useReadNotice(userId);
  const pages = notices.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const unread = pages[0]?.unread_count ?? 0;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="notices-title" className={styles.notices}>
      <h2 id="notices-title" className={styles.title}>
        Notifications {unread > 0 && <Chip tone="waiting">{unread} new</Chip>}
      </h2>
      <ul className={styles.list}>
        {items.map((notice) => (
          <NoticeRow
            key={notice.notice_id}
            notice={notice}
            onRead={() => read.mutate(notice.notice_id)}
          />
        ))}
      </ul>
      {notices.hasNextPage && (
        <Button
          onClick={() => void notices.fetchNextPage()}
          busyText={notices.isFetchingNextPage ? 'Loading...' : undefined}
        >
          Show older
        </Button>
      )}
    </section>
  );
}

type NoticeRowProps = { readonly notice: Notice; readonly onRead: () => void };

function NoticeRow({ notice, onRead }: NoticeRowProps) {
  return (
    <li className={styles.notice}>
      <p className={styles.name}>{notice.title}</p>
      {notice.body !== '' && <p>{notice.body}</p>}
      <p className={styles.date}>{formatDate(notice.created_at)}</p>
      {notice.read_at === null && (
        <Button onClick={onRead} aria-label={`Mark as read: ${notice.title}`}>
          Mark as read
        </Button>
      )}
    </li>
  );
}

import { useRef } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useContactMessages } from '../../api/queries/contact-messages.ts';
import { Callout } from '../../ui/callout.tsx';
import cards from '../../ui/card-list.module.css';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { MessageCard } from './message-card.tsx';

/** The messages people send us, and our answers. */
export function Messages() {
  const query = useContactMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = loadedItems(query.data);
  return (
    <section aria-labelledby="messages-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="messages-title" ref={heading} tabIndex={-1} className={sections.title}>
          Messages
        </h2>
        <p className={sections.lead}>
          What people write to us. We email your answer, once for each message. What you have to
          answer comes first.
        </p>
      </div>
      {query.isPending ? (
        <TableSkeleton />
      ) : query.data === undefined ? (
        <LoadFailure what="the messages" query={query} />
      ) : messages.length === 0 ? (
        <Callout tone="info" text="No messages yet. When someone writes to us, it shows up here." />
      ) : (
        <div className={sections.part}>
          <ul className={cards.cards} aria-label="Messages, those to answer first">
            {messages.map((message) => (
              <li key={message.message_key}>
                <MessageCard message={message} onHandled={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
          <ShowMore of="messages" query={query} />
        </div>
      )}
    </section>
  );
}

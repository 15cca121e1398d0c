import type { MailboxEmail } from '@laneway/contract/platform';
import { formatDate } from '@laneway/domain/text/dates';
import { type Html, html } from '../../platform/web-pages/page.ts';

/** The emails that were not sent, newest first, with the newest one open. */
export function mailboxPage(emails: readonly MailboxEmail[]): Html {
  const list =
    emails.length === 0
      ? html`<p>No emails yet. When Laneway sends one, it shows up here.</p>`
      : emails.map((email, index) => showEmail(email, index === 0));
  return html`<h1>Mailbox</h1>
<p class="soft">No mail server is set up, so emails stay here.
Also available as JSON at <a href="/dev/mailbox.json">/dev/mailbox.json</a>.</p>${list}`;
}

function showEmail({ to, subject, text, links, sent_at }: MailboxEmail, open: boolean): Html {
  const inside = html`<summary><strong>${subject}</strong><span class="soft">to ${to}</span>
<time class="chip" datetime="${sent_at}">${moment(sent_at)}</time></summary><pre class="email">${withLinks(text, links)}</pre>`;
  return open ? html`<details open>${inside}</details>` : html`<details>${inside}</details>`;
}

/** The text with the email's own links clickable; URLs that people wrote stay text. */
function withLinks(text: string, [link, ...others]: readonly string[]): Html {
  if (link === undefined) return html`${text}`;
  const anchor = html`<a href="${link}">${link}</a>`;
  const [before = '', ...rest] = text.split(link);
  return html`${withLinks(before, others)}${rest.map((part) => html`${anchor}${withLinks(part, others)}`)}`;
}

function moment(iso: string): string {
  return `${formatDate(iso, 'UTC')}, ${iso.slice(11, 16)} UTC`;
}

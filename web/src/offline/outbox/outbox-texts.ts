import type { OutboxContent, OutboxItem } from './outbox-item.ts';
import { type OutboxStatus, statusOf } from './outbox-step.ts';

export function outboxTitle(content: OutboxContent): string {
  switch (content.kind) {
    case 'message':
    case 'support message':
      return 'Message to us';
    case 'review':
      return `Review of ${content.guideTitle}`;
    case 'place report':
      return `Problem report about ${content.placeTitle}`;
  }
}

export const outboxFormTexts = {
  message: {
    offline: 'You’re offline. We’ll send your message when you’re back online.',
    kept: 'We’ve saved your message on this device. It will be sent when you’re back online.',
  },
  review: {
    offline: 'You’re offline. We’ll post your review when you’re back online.',
    kept: 'Review saved. It will be sent when you’re back online',
  },
  report: {
    offline: 'You’re offline. We’ll send your report when you’re back online.',
    kept: 'We’ve saved your report on this device. It will be sent when you’re back online.',
  },
} as const;

const STATUS_TEXTS: Readonly<Record<Exclude<OutboxStatus, 'refused'>, string>> = {
  waiting: 'Will be sent when you’re back online.',
  unsure: 'We may already have this. Send it again only if you haven’t heard from us.',
};

export function statusText(item: OutboxItem, now: number): string {
  const status = statusOf(item, now);
  return status === 'refused' ? `We couldn’t send this. ${item.refusal}` : STATUS_TEXTS[status];
}

export function outcomeToast({ content }: OutboxItem, outcome: 'sent' | 'refused'): string {
  const name = OUTCOME_NAMES[content.kind];
  return outcome === 'sent' ? `We’ve got your ${name}. Thanks!` : `We couldn’t send your ${name}`;
}

const OUTCOME_NAMES: Readonly<Record<OutboxContent['kind'], string>> = {
  message: 'message',
  'support message': 'message',
  review: 'review',
  'place report': 'report',
};

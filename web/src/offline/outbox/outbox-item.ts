import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { type SessionState, userOf } from '../../api/session/session-state.ts';

/** Titles are stored so that they can be shown offline. */
type Fields = {
  readonly message: { readonly text: string };
  readonly 'support message': {
    readonly text: string;
    readonly email: string;
    readonly name: string | null;
    /** The honeypot field, which only bots fill in. */
    readonly website: string | null;
  };
  readonly review: {
    readonly guideId: number;
    readonly guideTitle: string;
    readonly rating: number;
    readonly text: string | null;
    /** Missing in items stored by earlier versions of the app. */
    readonly signature?: string | null;
  };
  readonly 'place report': {
    readonly placeId: number;
    readonly placeTitle: string;
    readonly problem: PlaceReportKind;
    readonly text: string | null;
    readonly email: string | null;
    readonly website: string | null;
    readonly photo: Blob | null;
  };
};

export type OutboxKind = keyof Fields;

export type ContentOf<K extends OutboxKind> = {
  [P in K]: { readonly kind: P } & Fields[P];
}[K];

export type OutboxContent = ContentOf<OutboxKind>;

/** A written item that waits for a connection. Times are milliseconds by this device's clock. */
export type OutboxItem = {
  /** Also its idempotency key, created when it was written: it takes effect once, however often it is sent. */
  readonly id: string;
  readonly writtenAt: number;
  readonly content: OutboxContent;
  /** The time when it was first sent without a response; null if it never was. */
  readonly triedAt: number | null;
  /** The server's reason for refusing it; null unless it was refused. */
  readonly refusal: string | null;
};

/** The owner of an outbox: a user by their id, or the visitor of this device. */
export type OutboxOwner = number | 'visitor';

/** Returns null until the session is known. */
export function ownerOf(state: SessionState): OutboxOwner | null {
  if (state.kind === 'visitor') return 'visitor';
  return userOf(state)?.u_id ?? null;
}

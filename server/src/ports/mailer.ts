/** A mail, ready to leave. */
export type Email = {
  /** The same for every attempt, so that a mail server can tell a repeat from a second mail. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Delivery =
  | { readonly kind: 'delivered' }
  /** Nothing was sent: the stored mail is where people read it. */
  | { readonly kind: 'kept' }
  /** The mail server will never take it. The reason is a code: its words may name the person. */
  | { readonly kind: 'refused'; readonly reason: string };

export type Mailer = {
  /** Rejects when it may work later, with an error that says nothing of the email. */
  readonly deliver: (email: Email) => Promise<Delivery>;
};

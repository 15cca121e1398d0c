/** An email, ready to send. */
export type Email = {
  /** Every attempt has the same id, so mail servers recognise a retry. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The request that caused it; null for emails that we send by ourselves. */
  readonly requestId: string | null;
};

export type Delivery =
  | { readonly kind: 'delivered' }
  /** Not sent: the stored email is shown on the mailbox page. */
  | { readonly kind: 'kept' }
  /** The mail server rejected it for good. The reason is a code, because the server's text may name the person. */
  | { readonly kind: 'refused'; readonly reason: string };

export type Mailer = {
  /** Rejects when a retry may work, with an error that contains nothing of the email. */
  readonly deliver: (email: Email) => Promise<Delivery>;
  /** Since when the mail server is known not to answer; null while it does. Missing where there is none. */
  readonly downSince?: () => Date | null;
};

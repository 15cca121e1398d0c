/**
 * All rate limits. The call table says which of these limits a call has. Limits per address leave room for an office or
 * a school that shares one address; limits per account stop password guessing from many addresses. The names are part
 * of the stored counters' keys.
 */
export type RateLimit = {
  readonly max: number;
  readonly seconds: number;
  /**
   * Set if the server counts each call before it runs the operation. Otherwise the operation counts by itself, because
   * only it knows which calls count, and for whom.
   */
  readonly per?: 'person' | 'address';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const RATE_LIMITS = {
  unsafe_calls_from_address: { per: 'address', max: 1_200, seconds: MINUTE },
  unsafe_calls_of_person: { per: 'person', max: 300, seconds: MINUTE },

  // Only failed logins count: a successful one is subtracted again.
  logins_from_address: { max: 100, seconds: MINUTE },
  logins_to_account_from_address: { max: 30, seconds: 15 * MINUTE },
  // High, because reaching it also locks out the owner, in a browser that is new to the account.
  logins_to_account: { max: 100, seconds: HOUR },
  // Replaces the three above in a browser that has logged in to the account before, so strangers can't use it up.
  logins_with_known_device: { max: 10, seconds: 15 * MINUTE },
  // A logged-in user is asked for the password again.
  password_checks_of_person: { per: 'person', max: 10, seconds: 15 * MINUTE },

  sign_ups_from_address: { per: 'address', max: 100, seconds: 10 * MINUTE },
  // The number of links per account is limited when they are sent, so that no reply reveals who has an account.
  link_requests_from_address: { per: 'address', max: 300, seconds: 10 * MINUTE },
  // The email may belong to someone else. Asking again after it's confirmed sends nothing and doesn't count.
  confirmations_of_person: { max: 3, seconds: HOUR },
  // Each is two emails, one of them to an address that may be someone else's. Attempts with a wrong password don't count.
  email_changes_of_person: { max: 5, seconds: HOUR },
  portraits_of_person: { per: 'person', max: 20, seconds: HOUR },
  // This limit is global, across all accounts.
  email_changes_to_email: { max: 5, seconds: 24 * HOUR },

  // Each is an email to someone who may not know the giver. Refused ones count too.
  gift_emails_of_person: { max: 10, seconds: 24 * HOUR },
  // This limit is global, across all givers.
  gift_emails_to_email: { max: 5, seconds: 24 * HOUR },

  // Messages that are refused don't count.
  messages_of_person: { max: 5, seconds: HOUR },
  // Each is an email to the operator, sent later if there are too many.
  support_messages_from_address: { per: 'address', max: 10, seconds: HOUR },
  // Each is an email to an address that may not be the sender's.
  message_answers_of_person: { per: 'person', max: 120, seconds: HOUR },
  // Each reads a large part of the orders or the ledger.
  money_exports_of_person: { per: 'person', max: 60, seconds: HOUR },
  admin_log_exports_of_person: { per: 'person', max: 60, seconds: HOUR },
  exports_of_person: { per: 'person', max: 20, seconds: HOUR },

  // Each typed letter is a request, and an office may share one address.
  searches_from_address: { per: 'address', max: 1_200, seconds: MINUTE },
  // Searches beyond this still return results but no longer count towards the statistics.
  counted_searches: { max: 100, seconds: 24 * HOUR },

  // Each may be a guide of 200 places.
  guide_copies_of_person: { per: 'person', max: 30, seconds: HOUR },
  guide_exports_from_address: { per: 'address', max: 300, seconds: 10 * MINUTE },
  // A school class saves its guides over one address.
  offline_packs_from_address: { per: 'address', max: 600, seconds: 10 * MINUTE },
  // Each request is a part of a file, so this is about 50 GB.
  offline_files_from_address: { per: 'address', max: 12_000, seconds: 10 * MINUTE },
  // The readers of another site’s page may share one address.
  embeds_from_address: { per: 'address', max: 1_200, seconds: 10 * MINUTE },
  share_cards_from_address: { per: 'address', max: 600, seconds: 10 * MINUTE },
  // A part is up to 50,000 guides.
  sitemaps_from_address: { per: 'address', max: 100, seconds: 10 * MINUTE },
  // Each is a request to the operator's geocoder, which may be limited itself.
  address_searches_of_person: { per: 'person', max: 60, seconds: 10 * MINUTE },

  // Each is an email to someone who may not know the creator. Each email counts, refused ones too.
  test_invitations_of_person: { max: 60, seconds: 24 * HOUR },
  // This limit is global, across all senders.
  test_invitations_to_email: { max: 5, seconds: 24 * HOUR },
  // Opening a draft by its link. Links can't be guessed, and this limit stops attempts to do so.
  tester_links_from_address: { per: 'address', max: 300, seconds: 10 * MINUTE },
  tester_notes_from_address: { per: 'address', max: 600, seconds: 10 * MINUTE },
  tester_notes_of_link: { max: 120, seconds: 10 * MINUTE },

  // Each is read by an admin. Repeating an open request counts too.
  creator_requests_of_person: { per: 'person', max: 20, seconds: 24 * HOUR },

  wish_list_changes_of_person: { per: 'person', max: 300, seconds: HOUR },

  reviews_of_person: { per: 'person', max: 60, seconds: HOUR },
  // Each may take a review off the page until an admin has looked at it.
  review_reports_of_person: { per: 'person', max: 20, seconds: 24 * HOUR },

  // Once answered, each may cause an email to an address that anyone can type.
  place_reports_from_address: { per: 'address', max: 30, seconds: HOUR },
  // This limit is global, across all addresses. Visitors are counted by address only.
  place_reports_of_person: { max: 20, seconds: HOUR },
  // Each photo is decoded in a separate process.
  report_photos_from_address: { per: 'address', max: 30, seconds: HOUR },

  uploads_of_person: { per: 'person', max: 300, seconds: HOUR },
  upload_chunks_from_address: { per: 'address', max: 24_000, seconds: MINUTE },
  upload_chunks_of_person: { per: 'person', max: 6_000, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The limits that the server counts without the operation. */
export type CountedPerCall = {
  [N in RateLimitName]: (typeof RATE_LIMITS)[N] extends { readonly per: string } ? N : never;
}[RateLimitName];

/** Every call that may change something counts towards these, unless its row names another allowance. */
export const GENERAL_ALLOWANCE = [
  'unsafe_calls_from_address',
  'unsafe_calls_of_person',
] as const satisfies readonly CountedPerCall[];

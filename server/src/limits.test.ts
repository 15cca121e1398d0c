import { LIMITS } from '@laneway/contract/limits';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';

const db = await createTestDatabase();

/**
 * The contract's limit for each column with a CHECK. A new CHECK on a length has to be added here, and the test fails
 * if a limit changes on one side only. The texts of guides and places use limits of the same name.
 */
const LIMIT_OF: Readonly<Record<string, keyof typeof LIMITS>> = {
  'users.email': 'email',
  'users.name': 'name',
  'users.bio': 'bio',
  'admin_actions.subject_name': 'title',
  'account_acts.reason': 'accountReason',
  'sessions.browser': 'browser',
  'one_time_tokens.new_email': 'email',
  'media.stand_in': 'imagePlaceholder',
  'media.file_name': 'fileName',
  'media.failure': 'mediaFailure',
  'uploads.file_name': 'fileName',
  'gifts.friend_email': 'email',
  'gifts.friend_name': 'name',
  'gifts.personal_message': 'personalMessage',
  'messages.content': 'message',
  'message_answers.content': 'messageAnswer',
  'offline_copies.version': 'packVersion',
  'support_messages.content': 'message',
  'support_messages.email': 'email',
  'support_messages.name': 'name',
  'guide_reviews.signature': 'name',
  'guide_reviews.words': 'reviewText',
  'guide_reviews.answer': 'reviewAnswer',
  'idempotent_replies.key': 'idempotencyKey',
  'orders.refund_reason': 'comment',
  'tester_invitations.email': 'email',
  'tester_notes.note': 'testerNote',
  'place_reports.words': 'placeReport',
  'place_reports.message': 'placeReport',
  'place_reports.email': 'email',
  'creator_requests.words': 'creatorRequest',
  'creator_requests.link': 'uri',
  'creator_requests.reason': 'creatorRequest',
  'search_texts.key': 'searchTerms',
  'search_texts.words': 'searchTerms',
  'search_shown.key': 'searchTerms',
  'search_shown.words': 'searchTerms',
};
/** Limits of columns that no call fills. */
const INTERNAL = [
  'media.codecs',
  'portraits.bytes',
  'walk_reports.report',
  'walk_reports.findings',
];
/**
 * Texts of guides and places without a limit in the database: closed lists of words, and texts that only the contract
 * limits.
 */
const WITHOUT_CHECK = [
  ...['listing', 'status', 'transfer_state', 'transfer_failure'],
  ...['image_uri', 'audio_uri', 'audio_captions_uri', 'video_uri', 'video_captions_uri'],
  ...['path', 'boundary', 'marker'],
  // Derived from the description, and never longer.
  'prose',
];

/** A text of a guide or place uses the limit of the same name, or one of these. */
const OTHER_NAMES: Readonly<Record<string, keyof typeof LIMITS>> = {
  image_stand_in: 'imagePlaceholder',
  admin_comment: 'comment',
};

const limitOf = (column: string) => {
  const own = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return LIMITS[OTHER_NAMES[column] ?? (own as keyof typeof LIMITS)];
};

async function findLimitedTexts() {
  const { rows } = await db.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'text'
        AND table_name IN ('guides', 'places', 'pending_guides', 'pending_places')`,
  );
  expect(rows.length).toBeGreaterThan(30);
  return rows
    .filter(({ column }) => !WITHOUT_CHECK.includes(column))
    .map(({ table, column }) => [`${table}.${column}`, limitOf(column)] as const);
}

it('the database accepts texts exactly as long as the contract allows', async () => {
  const { rows } = await db.pool.query<{ table: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  const limits = rows.flatMap(({ table, definition }) => {
    const [, column] = /length\(\(?(\w+)/.exec(definition) ?? [];
    const [, most] = /length\([^)]*\)+(?:::\w+)?\)* <= (\d+)/.exec(definition) ?? [];
    return column === undefined || most === undefined
      ? []
      : [[`${table}.${column}`, Number(most)] as const];
  });
  const checked = Object.fromEntries(limits.filter(([name]) => !INTERNAL.includes(name)));
  const declared = Object.entries(LIMIT_OF).map(([name, key]) => [name, LIMITS[key]]);
  expect(checked).toEqual(Object.fromEntries([...declared, ...(await findLimitedTexts())]));
});

it('the database accepts numbers of guides exactly as high as the contract allows', async () => {
  const { rows } = await db.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'integer'
        AND table_name IN ('guides', 'pending_guides')`,
  );
  const declared = rows
    // The type limits ids, and the contract alone the walking time.
    .filter(
      ({ column }) => !['id', 'duration_minutes'].includes(column) && limitOf(column) !== undefined,
    )
    .map(({ table, column }) => [`${table}.${column}`, limitOf(column)] as const);
  const { rows: checks } = await db.pool.query<{ table: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE contype = 'c' AND conrelid IN ('guides'::regclass, 'pending_guides'::regclass)`,
  );
  const limits = checks.flatMap(({ table, definition }) => {
    const [, column, most] = /\((\w+) <= (\d+)\)/.exec(definition) ?? [];
    return column === undefined ? [] : [[`${table}.${column}`, Number(most)] as const];
  });
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(declared));
});

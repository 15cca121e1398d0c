/**
 * How much of anything the wire carries. Forms read the same numbers, so this file imports nothing.
 */
export const LIMITS = {
  /** The largest value of a PostgreSQL integer, and so of an id. */
  id: 2_147_483_647,
  name: 120,
  email: 254,
  password: 128,
  token: 512,
  title: 200,
  description: 20_000,
  /** The words in place of an image. */
  imageAlt: 500,
  location: 100,
  /** Path, boundary and marker text: some thousands of points. */
  shapes: 200_000,
  uri: 2_048,
  /** A blurred stand-in travels inside the list, so it must stay tiny. */
  standIn: 2_000,
  comment: 5_000,
  /** The next three travel in the query, where each character may take twelve. */
  message: 2_000,
  personalMessage: 1_000,
  searchTerms: 200,
  reviewText: 2_000,
  /** In dollars. */
  price: 9_999.99,
  placesPerGuide: 200,
  durationMinutes: 20_160,
  /** Rows a list may be asked for at once. */
  pageSize: 100,
  cursor: 256,
  idempotencyKey: 128,
} as const;

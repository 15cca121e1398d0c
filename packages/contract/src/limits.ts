import { MAX_PHOTO_BYTES } from '@laneway/domain/media/photo';
import { MAX_TESTERS } from '@laneway/domain/testers/limits';
import {
  MAX_ACCOUNT_REASON_LENGTH,
  MAX_BIO_LENGTH,
  MAX_CREATOR_REQUEST_LENGTH,
  MAX_GUIDE_BYTES,
  MAX_GUIDE_PLACES,
  MAX_GUIDE_POINTS,
  MAX_ID,
  MAX_LISTED_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PERSONAL_MESSAGE_LENGTH,
  MAX_PLACE_REPORT_LENGTH,
  MAX_PROFILE_LINK_LENGTH,
  MAX_PROFILE_LINKS,
  MAX_REVIEW_ANSWER_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TESTER_NOTE_LENGTH,
  MAX_TOKEN_LENGTH,
} from '@laneway/domain/text-limits';

/** The maximum sizes of everything in the API. Forms use the same numbers, so this file imports nothing but numbers. */
export const LIMITS = {
  id: MAX_ID,
  name: MAX_NAME_LENGTH,
  bio: MAX_BIO_LENGTH,
  profileLink: MAX_PROFILE_LINK_LENGTH,
  profileLinks: MAX_PROFILE_LINKS,
  email: 254,
  password: 128,
  token: MAX_TOKEN_LENGTH,
  title: 200,
  description: 20_000,
  listedDescription: MAX_LISTED_DESCRIPTION_LENGTH,
  /** The alt text of an image. */
  imageAlt: 500,
  location: 100,
  /** Path, boundary and marker text: a few thousand points. */
  shapes: 200_000,
  /** The trigger of a place: a polygon of fifty corners, and the rest. */
  trigger: 4_000,
  /** The walk settings of a guide. */
  walk: 200,
  uri: 2_048,
  fileName: 255,
  mediaFailure: 500,
  /** The blurred placeholder is part of the list, so it must stay tiny. */
  imagePlaceholder: 2_000,
  comment: 5_000,
  /**
   * `message`, `personalMessage` and `searchTerms` are sent in the query, where each character may take twelve bytes.
   */
  message: 2_000,
  messageAnswer: 5_000,
  personalMessage: MAX_PERSONAL_MESSAGE_LENGTH,
  /** Quoting may add a space after each character, to break up links. */
  quotedName: 2 * MAX_NAME_LENGTH,
  quotedPersonalMessage: 2 * MAX_PERSONAL_MESSAGE_LENGTH,
  searchTerms: MAX_SEARCH_LENGTH,
  /** The length of one piece of a snippet. */
  searchSnippet: 300,
  language: 3,
  reviewText: 2_000,
  reviewAnswer: MAX_REVIEW_ANSWER_LENGTH,
  placeReport: MAX_PLACE_REPORT_LENGTH,
  creatorRequest: MAX_CREATOR_REQUEST_LENGTH,
  accountReason: MAX_ACCOUNT_REASON_LENGTH,
  /** The browser of a session in a few words. */
  browser: 60,
  testerNote: MAX_TESTER_NOTE_LENGTH,
  testers: MAX_TESTERS,
  /** An address as a geocoder writes it. */
  addressLabel: 300,
  foundAddresses: 5,
  /** The highest price in dollars. */
  price: 9_999.99,
  placesPerGuide: MAX_GUIDE_PLACES,
  /** The number of points in paths, boundaries and markers. */
  pointsPerGuide: MAX_GUIDE_POINTS,
  /** Texts, URIs and shapes as UTF-8, in a guide with all of its places. */
  bytesPerGuide: MAX_GUIDE_BYTES,
  /** The files of a saved guide: five fields of the guide and of each place, and images in descriptions. */
  packedFiles: 5_000,
  /** The version of a saved guide: SHA-256 in hex. */
  packVersion: 64,
  /** Parts of 4 MiB in the largest file. */
  partsPerFile: 1_024,
  /** Includes places of earlier revisions. */
  publishedPlaces: 10_000,
  durationMinutes: 20_160,
  climbMetres: 9_999,
  /** The most rows that a list returns at once. */
  pageSize: 100,
  cursor: 256,
  idempotencyKey: 128,
} as const;

/** The most bytes of one character in JSON: a control character, as \u001f. */
const BYTES_PER_CHARACTER = 6;
/** The bytes left for field names, numbers and punctuation. */
const BESIDES_TEXT = 4_096;

function bodyOf(...texts: readonly number[]): number {
  return texts.reduce((sum, length) => sum + length * BYTES_PER_CHARACTER, BESIDES_TEXT);
}

const { title, description, imageAlt, location, uri, shapes, trigger, walk, language } = LIMITS;
/** Image, audio and video, and captions for the last two. */
const MEDIA = [uri, uri, uri, uri, uri];
const DRAFT = [title, description, imageAlt, location, ...MEDIA];

/** The maximum size of the body of a call, in bytes. */
export const BODY_LIMITS = {
  /** A comment is the longest text that a call takes, apart from drafts. */
  usual: bodyOf(LIMITS.comment),
  /** Providers send whole objects; we read a few of their fields. */
  paymentEvent: 262_144,
  photo: MAX_PHOTO_BYTES,
  /** Includes a path and a boundary. */
  pendingGuide: bodyOf(...DRAFT, shapes, shapes, walk, language),
  /** Includes a path, a boundary and a marker. */
  pendingPlace: bodyOf(...DRAFT, shapes, shapes, shapes, trigger),
} as const;

import { BUCKET_CLASSES } from '@laneway/domain/media/buckets';
import { RENDITION_WIDTHS } from '@laneway/domain/media/renditions';

/** A file that strangers must not get, and its ETag, which they might have learned. */
export type Target = { readonly bucket: string; readonly key: string; readonly etag: string };

/** A raw HTTP request. */
export type Attempt = {
  readonly method: 'GET' | 'HEAD';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

type AttackMethod = (target: Target) => readonly Attempt[];

const NO_HEADERS = {};
const METHODS = ['GET', 'HEAD'] as const;
const WIDTHS = [1, ...RENDITION_WIDTHS, 4_096];

const addressOf = ({ bucket, key }: Target) => `/media/${bucket}/${key}`;

const both = (path: string, headers: Attempt['headers'] = NO_HEADERS): Attempt[] =>
  METHODS.map((method) => ({ method, path, headers }));

const inEveryWidth: AttackMethod = (target) =>
  WIDTHS.flatMap((width) => both(`${addressOf(target)}?w=${width}`));

const byTheKeysOfRenditions: AttackMethod = (target) =>
  RENDITION_WIDTHS.flatMap((width) => both(`${addressOf(target)}.w${width}.webp`));

/** A 304, a 416 or a partial response would each reveal something about the file. */
const inPartsOrOnCondition: AttackMethod = (target) => {
  const { etag } = target;
  const headers: Attempt['headers'][] = [
    NO_HEADERS,
    { range: 'bytes=0-0' },
    { range: 'bytes=0-' },
    { range: 'bytes=-4' },
    { range: 'bytes=999999-' },
    { range: 'bytes=0-1,3-4' },
    { range: 'bytes=0-', 'if-range': etag },
    { range: 'bytes=0-', 'if-range': '"guess"' },
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  ];
  return headers.flatMap((one) => both(addressOf(target), one));
};

const withBorrowedAuthority: AttackMethod = (target) =>
  [
    { authorization: 'Bearer admin' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' },
    { 'x-http-method-override': 'HEAD' },
    { 'x-original-url': addressOf(target), 'x-rewrite-url': addressOf(target) },
    { origin: 'http://localhost:3000', referer: 'http://localhost:3000/' },
    { host: 'localhost:5173' },
  ].flatMap((headers) => both(addressOf(target), headers));

const percentEncode = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Other spellings of the same URL, paths through other folders, and what some systems treat as the same. */
const byOtherSpellings: AttackMethod = ({ bucket, key }) => {
  const slashed = key.replaceAll('/', '%2F');
  const paths = [
    `/media/${bucket}/${key.split('/').map(percentEncode).join('/')}`,
    `/media/${percentEncode(bucket)}/${key}`,
    `/media/${bucket}/${slashed}`,
    `/media/${bucket}/${slashed.replaceAll('%', '%25')}`,
    `/media/${bucket}%2F${slashed}`,
    `/media/${bucket}/x/../${key}`,
    `/media/${bucket}/x/%2e%2e/${key}`,
    `/media/${bucket}/x/%252e%252e/${key}`,
    `/media/${bucket}/x/..%2F${slashed}`,
    `/media/open-bucket/../${bucket}/${key}`,
    `/media/open-bucket/%2e%2e/${bucket}/${key}`,
    `/media/laneway-production/open/%2e%2e/%2e%2e/${bucket}/${key}`,
    `/media/${bucket}/./${key}`,
    `/media/${bucket}//${key}`,
    `/media//${bucket}/${key}`,
    `//media/${bucket}/${key}`,
    `/media/${bucket}/${key}/`,
    `/media/${bucket}/${key}.`,
    `/media/${bucket}/${key}...`,
    `/media/${bucket}/${key}%20`,
    `/media/${bucket}/${key}%00`,
    `/media/${bucket}/${key}%00.webp`,
    `/media/${bucket}/${key};w=320`,
    `/media/${bucket}/${key}%3Fw=320`,
    `/media/${bucket}/${key}%23`,
    `/media/${bucket}/${key}::$DATA`,
    `/media/${bucket}/${key.toUpperCase()}`,
    `/media/${bucket.toUpperCase()}/${key}`,
    `/MEDIA/${bucket}/${key}`,
    `/media/${bucket}/${key.replaceAll('/', '%5C')}`,
    `/media/${bucket}/${key.replaceAll('/', '\\')}`,
    // A slash, a dot and an i that only look alike, or become one when normalised.
    `/media/${bucket}/${key.replaceAll('/', '%EF%BC%8F')}`,
    `/media/${bucket}/${key.replaceAll('/', '%C0%AF')}`,
    `/media/${bucket}/${key.replaceAll('.', '%EF%BC%8E')}`,
    `/media/${bucket}/${key.replaceAll('i', '%C4%B1')}`,
    `/media/${bucket}/%EF%BB%BF${key}`,
    `/api/../media/${bucket}/${key}`,
    `/media/${bucket}/${key}?w=320&w=640`,
    `/media/${bucket}/${key}?viewer=1&guide_id=1&owned=true`,
    `http://127.0.0.1/media/${bucket}/${key}`,
  ];
  return paths.flatMap((path) => both(path));
};

const byOtherBuckets: AttackMethod = ({ key }) =>
  ['laneway-production', 'laneway-quarantine', 'laneway', 'open-bucket', '.uploads', '.unfinished']
    .map((bucket) => `/media/${bucket}/${key}`)
    .flatMap((path) => both(path));

const byPresignedLinks: AttackMethod = ({ bucket, key }) => {
  const keys = [key, `${key}.w320.webp`, `x/../${key}`, `${key}?w=320`, encodeURIComponent(key)];
  return keys.flatMap((one) => {
    const query = `uri=${encodeURIComponent(`s3://${bucket}/${one}`)}`;
    const typed = BUCKET_CLASSES.map((bucketClass) => `${query}&bucket_type=${bucketClass}`);
    return [query, ...typed].flatMap((each) => both(`/api/presign-url?${each}`));
  });
};

/** The same file as it is saved for offline use. */
const byDownloads: AttackMethod = (target) =>
  [inPartsOrOnCondition, withBorrowedAuthority, byOtherSpellings].flatMap((way) =>
    way(target).map((attempt) => ({
      ...attempt,
      path: attempt.path.replace('/media/', '/api/offline-media/'),
    })),
  );

/** Every method by which strangers try to get a file. */
export const ATTACK_METHODS: Readonly<Record<string, AttackMethod>> = {
  'in every width': inEveryWidth,
  'by the keys of its renditions': byTheKeysOfRenditions,
  'in parts or on condition': inPartsOrOnCondition,
  'with borrowed authority': withBorrowedAuthority,
  'by other spellings': byOtherSpellings,
  'in other buckets': byOtherBuckets,
  'by presigned links': byPresignedLinks,
  'by downloads': byDownloads,
};

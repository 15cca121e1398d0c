import { BUCKET_CLASSES } from '@laneway/domain/media/buckets';
import { MEDIA_KINDS } from '@laneway/domain/media/kinds';
import { PROCESSING_STATES } from '@laneway/domain/media/processing';
import { SCAN_STATES } from '@laneway/domain/media/scan';
import type { Header } from './endpoint-schema.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { pagingFields } from './paging.ts';
import {
  Count,
  Id,
  ImagePlaceholder,
  MediaUri,
  nullable,
  oneOf,
  Timestamp,
  text,
} from './scalars.ts';

export const PresignUrlQuery = request('PresignUrlQuery', {
  uri: text(LIMITS.uri),
  bucket_type: Type.Optional(oneOf(BUCKET_CLASSES)),
});
export type PresignUrlQuery = Static<typeof PresignUrlQuery>;

/** A URL that a browser can load, valid for a few minutes. */
export const PresignedUrl = text(4_096);

export const MediaParams = request('MediaParams', {
  bucket: Type.String({ pattern: '^[a-z0-9.-]{3,63}$', maxLength: 63 }),
  key: Type.String({ minLength: 1, maxLength: 1_024, description: 'The rest of the path.' }),
});
export type MediaParams = Static<typeof MediaParams>;

export const MediaQuery = request('MediaQuery', {
  w: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 4_096,
      description: 'For images: the width they are shown at; the next larger size is sent.',
    }),
  ),
});
export type MediaQuery = Static<typeof MediaQuery>;

export const MediaScanQuery = request('MediaScanQuery', { uri: text(LIMITS.uri) });
export type MediaScanQuery = Static<typeof MediaScanQuery>;

/** A file as its uploader sees it, with its progress. */
export const UploadedMedia = reply('UploadedMedia', {
  uri: MediaUri,
  file_name: text(LIMITS.fileName),
  kind: oneOf(MEDIA_KINDS),
  mime: text(100),
  size_bytes: Count,
  /** The state of its virus scan. */
  state: oneOf(SCAN_STATES),
  scanned_at: nullable(Timestamp),
  processing: oneOf(PROCESSING_STATES),
  /** The reason why it can't be used. */
  failure: nullable(text(LIMITS.mediaFailure)),
  width: nullable(Count),
  height: nullable(Count),
  duration_ms: nullable(Count),
  stand_in: nullable(ImagePlaceholder),
  /** True if a guide or a draft refers to it. */
  is_used: Type.Boolean(),
  /** The published guide that it belongs to. */
  used_in_g_id: nullable(Id),
  /** A pending guide that refers to it; one of them, if there are several. */
  used_in_pg_id: nullable(Id),
  created_at: Timestamp,
});
export type UploadedMedia = Static<typeof UploadedMedia>;

export const ListMediaQuery = request('ListMediaQuery', { ...pagingFields });
export type ListMediaQuery = Static<typeof ListMediaQuery>;

/** A creator's uploads, newest first. */
export const MediaPage = reply('MediaPage', {
  items: Type.Array(UploadedMedia, { maxItems: LIMITS.pageSize }),
  next_cursor: nullable(text(LIMITS.cursor)),
});
export type MediaPage = Static<typeof MediaPage>;

export const MediaStorage = reply('MediaStorage', {
  quota_bytes: Count,
  /** Files with their renditions, and the full size of unfinished uploads. */
  used_bytes: Count,
  file_count: Count,
  unfinished_bytes: Count,
  /** The size of files that no guide or draft refers to. */
  unused_bytes: Count,
  unused_count: Count,
});
export type MediaStorage = Static<typeof MediaStorage>;

export const UploadParams = request('UploadParams', {
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', maxLength: 64 }),
});
export type UploadParams = Static<typeof UploadParams>;

const tusResumable = {
  'Tus-Resumable': {
    description: 'The version of the tus protocol.',
    schema: Type.Literal('1.0.0'),
  },
} satisfies Record<string, Header>;

const uploadOffset = {
  'Upload-Offset': { description: 'How many bytes have arrived.', schema: Count },
} satisfies Record<string, Header>;

const mediaUri = {
  'X-Media-Uri': {
    description: 'The URI of the file once all of it has arrived.',
    schema: MediaUri,
  },
} satisfies Record<string, Header>;

/** Uploads follow tus 1.0, so an interrupted one continues where it stopped. */
export const TUS_HEADERS = {
  every: tusResumable,
  creation: {
    ...tusResumable,
    'Upload-Length': { description: 'The size of the whole file in bytes.', schema: Count },
    'Upload-Metadata': {
      description: 'filename and filetype, each in base64.',
      schema: text(LIMITS.uri),
    },
  },
  created: {
    ...tusResumable,
    Location: { description: 'The address of the upload.', schema: text(LIMITS.uri) },
    ...mediaUri,
  },
  progress: { ...tusResumable, ...uploadOffset },
  offset: { ...tusResumable, ...uploadOffset, ...mediaUri },
} satisfies Record<string, Record<string, Header>>;

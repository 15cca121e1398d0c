import { BUCKET_CLASSES } from '@laneway/domain/media/buckets';
import { SCAN_STATES } from '@laneway/domain/media/scan';
import { type Static, Type } from 'typebox';
import type { Header } from './endpoint-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Count, MediaUri, nullable, oneOf, Timestamp, text } from './scalars.ts';

export const PresignUrlQuery = request('PresignUrlQuery', {
  uri: text(LIMITS.uri),
  bucket_type: Type.Optional(oneOf(BUCKET_CLASSES)),
});
export type PresignUrlQuery = Static<typeof PresignUrlQuery>;

/** A link a browser can load, good for a few minutes. */
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

export const MediaScan = reply('MediaScan', {
  uri: MediaUri,
  state: oneOf(SCAN_STATES),
  scanned_at: nullable(Timestamp),
});
export type MediaScan = Static<typeof MediaScan>;

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

/** Uploads follow tus 1.0, so that one broken off goes on where it stopped. */
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
    'X-Media-Uri': { description: 'What the file is called once it is whole.', schema: MediaUri },
  },
  progress: { ...tusResumable, ...uploadOffset },
} satisfies Record<string, Record<string, Header>>;

import { BYTES, EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import {
  ListMediaQuery,
  MediaPage,
  MediaParams,
  MediaQuery,
  MediaScanQuery,
  MediaStorage,
  PresignedUrl,
  PresignUrlQuery,
  TUS_HEADERS,
  UploadedMedia,
  UploadParams,
} from '../media.ts';
import { problems } from '../problem.ts';
import { text } from '../scalars.ts';

export const mediaEndpoints = {
  presignUrl: {
    summary: 'A short-lived link to a file that the caller may see',
    query: PresignUrlQuery,
    responses: { 200: PresignedUrl, ...problems(403, 404, 409) },
  },
  getMedia: {
    summary: 'A file under its lasting address, whole or in part',
    description:
      'Ranges are honoured. Where files lie in S3 the answer leads on to a short-lived link.',
    params: MediaParams,
    query: MediaQuery,
    responses: { 200: BYTES, 206: BYTES, 302: EMPTY, 304: EMPTY, ...problems(403, 404, 409, 416) },
    responseHeaders: {
      Location: { description: 'With 302: the short-lived link.', schema: PresignedUrl },
      ETag: { description: 'Changes when the file does.', schema: text(200) },
    },
  },
  downloadMedia: {
    summary: 'A file in the form that is saved for offline use, whole or in part',
    description:
      'Sent by this server wherever files are stored. Images are sent in a width for phones.',
    params: MediaParams,
    responses: { 200: BYTES, 206: BYTES, 304: EMPTY, ...problems(403, 404, 409, 416) },
    responseHeaders: {
      ETag: { description: 'Changes when the file does.', schema: text(200) },
    },
  },
  getMediaScan: {
    summary: 'One of the caller’s uploads: what it is, its virus scan, whether it is ready',
    query: MediaScanQuery,
    responses: { 200: UploadedMedia, ...problems(404) },
  },
  listMedia: {
    summary: 'The caller’s uploads, newest first',
    query: ListMediaQuery,
    responses: { 200: MediaPage },
  },
  getMediaStorage: {
    summary: 'How much the caller has stored of what they may, and how much of it no guide uses',
    responses: { 200: MediaStorage },
  },
  deleteMedia: {
    summary: 'Delete an upload that no guide uses',
    query: MediaScanQuery,
    responses: { 204: EMPTY, ...problems(404, 409) },
  },
  createUpload: {
    summary: 'Begin an upload (tus)',
    headers: TUS_HEADERS.creation,
    rawBody: {
      contentType: 'application/offset+octet-stream',
      description: 'Nothing, or the first bytes of the file.',
    },
    responses: { 201: EMPTY, ...problems(413, 415) },
    responseHeaders: TUS_HEADERS.created,
  },
  getUploadOffset: {
    summary: 'How far an upload has come (tus)',
    params: UploadParams,
    headers: TUS_HEADERS.every,
    responses: { 200: EMPTY, ...problems(404, 410) },
    responseHeaders: TUS_HEADERS.offset,
  },
  appendUpload: {
    summary: 'Send the next bytes of an upload (tus)',
    params: UploadParams,
    headers: TUS_HEADERS.progress,
    rawBody: {
      contentType: 'application/offset+octet-stream',
      description: 'Bytes of the file from Upload-Offset on.',
    },
    responses: { 204: EMPTY, ...problems(404, 409, 410, 413, 415) },
    responseHeaders: TUS_HEADERS.progress,
  },
  abandonUpload: {
    summary: 'Give up an upload (tus)',
    params: UploadParams,
    headers: TUS_HEADERS.every,
    responses: { 204: EMPTY, ...problems(404, 410) },
  },
} as const satisfies EndpointsOf<'media'>;

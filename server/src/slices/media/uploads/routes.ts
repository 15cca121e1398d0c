import { randomUUID } from 'node:crypto';
import type { CallOf } from '@laneway/contract/calls';
import { printMediaUri } from '@laneway/domain/media/media-uri';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyRequest } from 'fastify';
import { answer, type HandlersOf, refused } from '../../../platform/http/calls.ts';
import type { MediaDeps } from '../media-deps.ts';
import { answerTus } from './answer-tus.ts';
import type { AppendSlots } from './append-slots.ts';
import { TusStore } from './tus-store.ts';
import { createUploadLocks } from './upload-locks.ts';

type UploadCall = Extract<CallOf<'media'>, `${string}Upload${string}`>;

/** Resumable uploads with tus 1.0, for those who may create guides; each sees only their own. */
export function uploadHandlers(
  deps: MediaDeps,
  slots: AppendSlots,
): Pick<HandlersOf<'media'>, UploadCall> {
  const locker = createUploadLocks();
  const handleTus = (viewer: Actor, { raw }: FastifyRequest, id: string) =>
    answerTus({ store: new TusStore(deps, slots, viewer.id, raw), locker, id }, raw);
  const uriOf = (key: string) => ({
    'x-media-uri': printMediaUri({ kind: 'stored', bucket: deps.buckets.quarantine, key }),
  });

  return {
    createUpload: async ({ viewer, request }) => {
      const id = randomUUID();
      const result = await handleTus(viewer, request, id);
      if (!result.ok) return refused(result.error);
      return answer<'createUpload'>(
        { status: 201, body: undefined },
        { ...result.value, ...uriOf(id) },
      );
    },
    getUploadOffset: async ({ viewer, request, params }) => {
      const result = await handleTus(viewer, request, params.id);
      if (!result.ok) return refused(result.error);
      return answer<'getUploadOffset'>(
        { status: 200, body: undefined },
        { ...result.value, ...uriOf(params.id) },
      );
    },
    appendUpload: async ({ viewer, request, params }) => {
      const result = await handleTus(viewer, request, params.id);
      if (!result.ok) return refused(result.error);
      return answer<'appendUpload'>({ status: 204, body: undefined }, result.value);
    },
    abandonUpload: async ({ viewer, request, params }) => {
      const result = await handleTus(viewer, request, params.id);
      if (!result.ok) return refused(result.error);
      return answer<'abandonUpload'>({ status: 204, body: undefined }, result.value);
    },
  };
}

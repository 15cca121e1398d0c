import type { RefusalCode } from '@laneway/domain/refusal';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import type { TransferFailure } from '../../../media/uploads/transfer/transfer.ts';
import { PathFull } from './append-path.ts';

/** A photo or voice note that didn't arrive. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly failure: TransferFailure;

  constructor(failure: TransferFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The meaning of a failure for the remaining items. */
export type SendFailure =
  /** The server can't be reached or is busy: it is retried automatically. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'logged out' }
  /** Refused, and would be again. It holds up the whole outing, or only the spot or path. */
  | {
      readonly kind: 'refused';
      readonly holds: 'outing' | 'item';
      readonly text: string;
      /** The server has finished with the request, so it may be changed. */
      readonly isOver: boolean;
    }
  /** A defect. */
  | { readonly kind: 'broken' };

const UNREACHED: SendFailure = { kind: 'unreached' };

/** Codes that don't mean that the guide accepts nothing. */
const BY_CODE: Partial<Record<RefusalCode, 'unreached' | 'logged out' | 'item'>> = {
  not_signed_in: 'logged out',
  too_many_requests: 'unreached',
  unavailable: 'unreached',
  internal: 'unreached',
  stale_version: 'unreached',
  invalid_input: 'item',
  unsupported_media: 'item',
  payload_too_large: 'item',
};

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof NetworkError) return UNREACHED;
  if (error instanceof UploadFailed) return ofUpload(error.failure);
  if (error instanceof PathFull) {
    const text = 'This guide’s path has no room for the one you recorded.';
    return { kind: 'refused', holds: 'item', text, isOver: true };
  }
  return error instanceof ApiProblem ? ofProblem(error) : { kind: 'broken' };
}

function ofUpload(failure: TransferFailure): SendFailure {
  switch (failure.kind) {
    case 'unreached':
    case 'broken':
      return UNREACHED;
    case 'logged out':
      return { kind: 'logged out' };
    case 'refused':
      return { kind: 'refused', holds: 'item', text: failure.text, isOver: true };
  }
}

function ofProblem({ code, detail }: ApiProblem): SendFailure {
  const meaning = BY_CODE[code] ?? 'outing';
  switch (meaning) {
    case 'unreached':
    case 'logged out':
      return { kind: meaning };
    case 'item':
    case 'outing':
      // A conflict may also be an earlier request that the server is still working on.
      return { kind: 'refused', holds: meaning, text: detail, isOver: code !== 'conflict' };
  }
}

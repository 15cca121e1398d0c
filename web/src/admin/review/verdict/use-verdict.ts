import type { PendingGuide } from '@laneway/contract/authoring';
import type { ContentStatus } from '@laneway/domain/statuses';
import { adminActionTexts } from '@laneway/domain/workflow/messages';
import { prepareStatusCall, type StatusCall } from '@laneway/domain/workflow/status-call';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import { useMoveStatus, useReloadReview } from '../../../api/queries/review.ts';
import type { User } from '../../../api/session/session-state.ts';
import { movedOnText } from './moved-on.ts';
import { moveFailedText } from './verdict-texts.ts';

export type VerdictState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly text: string }
  /** Somebody decided first; the guide has been reloaded. */
  | { readonly kind: 'moved on'; readonly text: string };

/** Gives a verdict on the version of a guide that was shown when the dialog opened. */
export function useVerdict(user: User, guide: PendingGuide, target: ContentStatus) {
  const [state, setState] = useState<VerdictState>({ kind: 'asking' });
  const [version, setVersion] = useState(guide.pg_version);
  const keyFor = useKeyPerMove();
  const { mutateAsync: move } = useMoveStatus();
  const reload = useReloadReview(guide.pg_id);

  const explain = async (error: unknown): Promise<VerdictState> => {
    const failed = { kind: 'failed', text: moveFailedText(target, error) } as const;
    if (!(error instanceof ApiProblem && error.status === 409)) return failed;
    const now = await reload().catch(() => null);
    const text = now && movedOnText(version, now.review.guide, now.history);
    if (now === null || text === null) return failed;
    setVersion(now.review.guide.pg_version);
    return { kind: 'moved on', text };
  };

  /** True if the verdict was given. */
  const give = async (comment: string): Promise<boolean> => {
    const actor = { id: user.u_id, role: user.user_role };
    const prepared = prepareStatusCall({ guideId: guide.pg_id, target, actor, comment });
    if (!prepared.ok) {
      setState({ kind: 'failed', text: adminActionTexts.updateFailed(prepared.error.detail) });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      const call = prepared.value;
      await move({ ...call, version, idempotencyKey: keyFor(call, version) });
      return true;
    } catch (error) {
      setState(await explain(error));
      return false;
    }
  };

  return { state, give };
}

/** The same key while the request is the same. */
function useKeyPerMove() {
  const last = useRef({ move: '', key: '' });
  return (call: StatusCall, version: number): string => {
    const move = JSON.stringify([call, version]);
    if (last.current.move !== move) last.current = { move, key: newIdempotencyKey() };
    return last.current.key;
  };
}

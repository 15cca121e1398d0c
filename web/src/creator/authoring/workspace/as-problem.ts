import type { Refusal } from '@laneway/domain/refusal';
import { ApiProblem } from '../../../api/failures.ts';

/** A refusal of a local rule is treated like the server's. */
export function asProblem({ code, detail }: Refusal): ApiProblem {
  return new ApiProblem({ status: 409, code, detail });
}

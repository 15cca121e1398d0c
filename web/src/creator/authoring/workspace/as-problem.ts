import type { Refusal } from '@laneway/domain/refusal';
import { ApiProblem } from '../../../api/failures.ts';

/** What the rules refuse here is treated like the server's refusal of the same. */
export function asProblem({ code, detail }: Refusal): ApiProblem {
  return new ApiProblem({ status: 409, code, detail });
}

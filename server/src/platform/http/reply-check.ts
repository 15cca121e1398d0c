import type { CallName } from '@laneway/contract/calls';
import { type EndpointSchema, isContent, isEmpty } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { Value } from 'typebox/value';

/** Throws when a reply doesn't match the contract. */
export type CheckReply = (name: CallName, status: number, body: unknown) => void;

/** @internal The server that tests run against checks its replies. */
export const checkReply: CheckReply = (name, status, body) => {
  const declared = (ENDPOINTS[name] as EndpointSchema).responses[status];
  if (declared === undefined)
    throw new Error(`${name} answered ${status}, which it does not declare`);
  if (isEmpty(declared) || isContent(declared)) return;
  // As the client gets it: without undefined, with dates as text.
  const received: unknown = JSON.parse(JSON.stringify(body));
  if (Value.Check(declared, received)) return;
  const [first] = Value.Errors(declared, received);
  throw new Error(`${name} answered ${status} with ${first?.instancePath}: ${first?.message}`);
};

import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { FastifyRequest } from 'fastify';

/** Says why a request that changes something is refused; null lets it pass. */
export type OriginCheck = (request: FastifyRequest) => Refusal | null;

const FROM_ELSEWHERE = refusal(
  'not_allowed',
  'This request came from another site. Open Laneway and try again.',
);

/**
 * Keeps other sites from acting with the cookies of a person who visits them.
 *
 * Sec-Fetch-Site is written by the browser and out of a page's reach, so where it is present it decides. Where it is
 * not (plain http beyond localhost, browsers before 2023), the page's address is in Origin, or in Referer, and must be
 * ours: as the operator names us, or as this very request did. Browsers send Origin with every request that changes
 * something; one with none of the three comes from a program, which holds whatever cookies it sends and needs nobody
 * to be tricked. It passes, or no script and no native app could use the calls. Should some browser older than all
 * three be left, the cookies are SameSite=Lax and do not travel with another site's request.
 */
export function createOriginCheck(publicUrl: string): OriginCheck {
  const { origin: publicOrigin, host: publicHost } = new URL(publicUrl);
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' ? null : FROM_ELSEWHERE;
    const page = request.headers.origin ?? request.headers.referer;
    if (page === undefined) return null;
    const origin = URL.canParse(page) ? new URL(page).origin : 'null';
    // Under our public name only the public address will do: a proxy may hide from us that it was asked over https.
    const ours =
      request.host === publicHost ? publicOrigin : `${request.protocol}://${request.host}`;
    return origin === publicOrigin || origin === ours ? null : FROM_ELSEWHERE;
  };
}

import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { FastifyRequest } from 'fastify';

/** The refusal of a request that would change something for another site; null if it may pass. */
export type OriginCheck = (request: FastifyRequest) => Refusal | null;

const FROM_ELSEWHERE = refusal(
  'not_allowed',
  'This request came from another site. Open Laneway and try again.',
);

/**
 * Protects against cross-site request forgery: other sites can't act with the cookies of a user who visits them.
 *
 * The browser sets Sec-Fetch-Site and pages can't change it, so it decides if it's present. If it isn't (plain HTTP
 * beyond localhost, browsers before 2023), Origin or Referer must be ours: PUBLIC_URL, or the host of the request.
 * Browsers send Origin with every request that changes something, so a request without all three comes from a program,
 * which has its own cookies. It passes, or scripts and native apps couldn't use the API. For even older browsers, the
 * cookies are SameSite=Lax and aren't sent with another site's request.
 */
export function createOriginCheck(publicUrl: string): OriginCheck {
  const { origin: publicOrigin, host: publicHost } = new URL(publicUrl);
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' ? null : FROM_ELSEWHERE;
    const page = request.headers.origin ?? request.headers.referer;
    if (page === undefined) return null;
    const origin = URL.canParse(page) ? new URL(page).origin : 'null';
    // Under our public host only PUBLIC_URL counts, because a proxy may hide that the request came over HTTPS.
    const ours =
      request.host === publicHost ? publicOrigin : `${request.protocol}://${request.host}`;
    return origin === publicOrigin || origin === ours ? null : FROM_ELSEWHERE;
  };
}

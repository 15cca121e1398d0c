import type { Access } from '../calls.ts';
import type { JsonSchema, Operation } from './document.ts';

/** The cookie that carries the session; over https its name begins with `__Host-`. */
export const SESSION_COOKIE = 'laneway_session';

export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'Set by logging in. Over HTTPS its name starts with __Host-.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The payment provider’s signature over the body.',
  },
} as const satisfies Record<string, JsonSchema>;

const SIGNED_IN = [{ session: [] }];

/** The authentication that each access rule requires. */
export const SECURITY: Readonly<Record<Access, Operation['security']>> = {
  // A session isn't needed, but the response may depend on it.
  anyone: [{}, ...SIGNED_IN],
  'signed-in': SIGNED_IN,
  creator: SIGNED_IN,
  admin: SIGNED_IN,
  signature: [{ signature: [] }],
  operator: [],
};

/** Notes that the security scheme alone can't express. */
export const ACCESS_NOTES: Readonly<Partial<Record<Access, string>>> = {
  creator: 'For creators and admins.',
  admin: 'For admins.',
  signature: 'For the payment provider.',
  operator: 'For whoever runs the server.',
};

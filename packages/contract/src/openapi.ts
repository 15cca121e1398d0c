import { type Access, CALLS, type Call, type CallName } from './calls.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { ENDPOINTS } from './endpoints.ts';
import { type Components, collectComponents } from './openapi/components.ts';
import type { JsonSchema, OpenApiDocument, Operation } from './openapi/document.ts';
import { buildParameters, buildRequestBody } from './openapi/requests.ts';
import { buildResponses } from './openapi/responses.ts';

/** The cookie that carries the session; over https its name begins with `__Host-`. */
export const SESSION_COOKIE = 'laneway_session';

const SECURITY_SCHEMES = {
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
const SECURITY: Readonly<Record<Access, Operation['security']>> = {
  // A session isn't needed, but the response may depend on it.
  anyone: [{}, ...SIGNED_IN],
  'signed-in': SIGNED_IN,
  creator: SIGNED_IN,
  admin: SIGNED_IN,
  signature: [{ signature: [] }],
  operator: [],
};

/** Notes that the security scheme alone can't express. */
const ACCESS_NOTES: Readonly<Partial<Record<Access, string>>> = {
  creator: 'For creators and admins.',
  admin: 'For admins.',
  signature: 'For the payment provider.',
  operator: 'For whoever runs the server.',
};

/** Describes every call as OpenAPI 3.1, from the same tables that serve it. */
export function buildOpenApi(version: string): OpenApiDocument {
  const components = collectComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = CALLS[name];
    const operations = paths[path] ?? {};
    operations[method.toLowerCase()] = buildOperation(name, components);
    paths[path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Laneway',
      version,
      description: 'Find, buy, gift and walk guides; create, review and publish them.',
    },
    tags: [...new Set(Object.values(CALLS).map(({ slice }) => slice))].map((slice) => ({
      name: slice,
    })),
    paths,
    components: { schemas: components.schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

function buildOperation(name: CallName, components: Components): Operation {
  const call: Call = CALLS[name];
  const endpoint: EndpointSchema = ENDPOINTS[name];
  const description = [endpoint.description, ACCESS_NOTES[call.access]]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(description !== '' && { description }),
    tags: [call.slice],
    security: SECURITY[call.access],
    parameters: buildParameters(call, endpoint, components),
    ...buildRequestBody(endpoint, components),
    responses: buildResponses(name, endpoint, components),
  };
}

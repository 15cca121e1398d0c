import { CALLS, type Call, type CallName } from './calls.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { ENDPOINTS } from './endpoints.ts';
import { type Components, collectComponents } from './openapi/components.ts';
import type { OpenApiDocument, Operation } from './openapi/document.ts';
import { printParameters, printRequestBody } from './openapi/requests.ts';
import { printResponses } from './openapi/responses.ts';
import { ACCESS_NOTES, SECURITY, SECURITY_SCHEMES } from './openapi/security.ts';

/** Describes every call as OpenAPI 3.1, from the same tables that serve it. */
export function printOpenApi(version: string): OpenApiDocument {
  const components = collectComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = CALLS[name];
    const operations = paths[path] ?? {};
    operations[method.toLowerCase()] = printOperation(name, components);
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

function printOperation(name: CallName, components: Components): Operation {
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
    parameters: printParameters(call, endpoint, components),
    ...printRequestBody(endpoint, components),
    responses: printResponses(name, endpoint, components),
  };
}

import type { Call } from '../calls.ts';
import type { EndpointSchema, Header } from '../endpoint-schema.ts';
import type { TObject } from '../json-schema.ts';
import { IdempotencyKey } from '../scalars.ts';
import type { Components } from './components.ts';
import type { Operation, Parameter } from './document.ts';

const IDEMPOTENCY_KEY = {
  description: 'A retry with the same key takes effect only once and gets the first reply again.',
  schema: IdempotencyKey,
} satisfies Header;

/** The path, query and headers that a call reads. */
export function buildParameters(
  call: Call,
  { params, query, headers = {} }: EndpointSchema,
  components: Components,
): Parameter[] {
  return [
    ...buildFields('path', params, components),
    ...buildFields('query', query, components),
    ...Object.entries(headers).map(([name, header]) => buildHeader(name, header, true, components)),
    ...(call.idempotent
      ? [buildHeader('Idempotency-Key', IDEMPOTENCY_KEY, false, components)]
      : []),
  ];
}

function buildFields(
  place: 'path' | 'query',
  fields: TObject | undefined,
  components: Components,
): Parameter[] {
  if (fields === undefined) return [];
  const required: readonly string[] = fields.required ?? [];
  return Object.entries(fields.properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: components.build(schema),
  }));
}

function buildHeader(
  name: string,
  { description, schema }: Header,
  required: boolean,
  components: Components,
): Parameter {
  return { name, in: 'header', required, description, schema: components.build(schema) };
}

/** The body that a call reads, if any. */
export function buildRequestBody(
  { body, rawBody }: EndpointSchema,
  components: Components,
): Pick<Operation, 'requestBody'> {
  if (rawBody !== undefined) {
    const { contentType, description } = rawBody;
    const content = { [contentType]: { schema: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, description, content } };
  }
  if (body === undefined) return {};
  const schema = components.build(body);
  const mayBeLeftOut = Array.isArray(schema.type) && schema.type.includes('null');
  return { requestBody: { required: !mayBeLeftOut, content: { 'application/json': { schema } } } };
}

import { describe, expect, it } from 'vitest';
import type { CallName } from './calls.ts';
import { type EndpointSchema, isContent, isEmpty } from './endpoint-schema.ts';
import { ENDPOINTS, problemStatuses } from './endpoints.ts';

/** A schema as plain JSON, under the name that errors mention. */
type Schema = { readonly [keyword: string]: unknown };
type Named = readonly [name: string, schema: Schema];

const endpoints = Object.entries(ENDPOINTS) as [CallName, EndpointSchema][];

const requests = endpoints.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]): Named[] =>
    schema === undefined ? [] : [[`${part} of ${name}`, { ...schema }]],
  ),
);

const replies = endpoints.flatMap(([name, { responses }]) =>
  Object.entries(responses).flatMap(([status, reply]): Named[] =>
    isEmpty(reply) || isContent(reply) ? [] : [[`${status} of ${name}`, { ...reply }]],
  ),
);

/** The schema itself and all its subschemas. */
function partsOf(schema: Schema): Schema[] {
  const properties = Object.values((schema.properties ?? {}) as Record<string, Schema>);
  const others = [schema.items, schema.additionalProperties].filter(
    (part): part is Schema => typeof part === 'object' && part !== null,
  );
  return [schema, ...[...properties, ...others].flatMap(partsOf)];
}

/** The keywords that limit a value of each type; one of each row is enough. */
const BOUNDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  string: [['maxLength', 'enum', 'const']],
  number: [
    ['minimum', 'const', 'enum'],
    ['maximum', 'const', 'enum'],
  ],
  integer: [['minimum'], ['maximum']],
  array: [['maxItems']],
};

function isBounded(schema: Schema): boolean {
  const rows = [schema.type].flat().flatMap((type) => BOUNDS[String(type)] ?? []);
  return rows.every((keywords) => keywords.some((keyword) => keyword in schema));
}

function isClosed(schema: Schema): boolean {
  const isObject = [schema.type].flat().includes('object') && schema.properties !== undefined;
  return !isObject || schema.additionalProperties === false;
}

/** The names of the schemas with a subschema that fails. */
function failing(schemas: readonly Named[], holds: (part: Schema) => boolean): string[] {
  return schemas.filter(([, schema]) => !partsOf(schema).every(holds)).map(([name]) => name);
}

describe('what goes over the wire', () => {
  it('has a bound on every text, number and list', () => {
    expect(failing([...requests, ...replies], isBounded)).toEqual([]);
  });

  it('has only declared fields in replies', () => {
    expect(failing(replies, isClosed)).toEqual([]);
  });

  it('may have undeclared fields in requests', () => {
    const closed = requests.filter(([, schema]) => schema.additionalProperties !== undefined);
    expect(closed).toEqual([]);
  });
});

describe('the refusals of a call', () => {
  it('follow from its access rule and its input', () => {
    expect(problemStatuses('getConfig')).toEqual([]);
    expect(problemStatuses('getUser')).toEqual([401]);
    expect(problemStatuses('getOverview')).toEqual([401, 403]);
    expect(problemStatuses('listUsers')).toEqual([401, 403, 422]);
  });

  it('include those that its endpoint declares', () => {
    expect(problemStatuses('listPlaces')).toEqual([403, 404, 422]);
    expect(problemStatuses('login')).toEqual([401, 403, 422]);
  });
});

import { describe, expect, it } from 'vitest';
import { CALLS, type CallName } from './calls.ts';
import { reply } from './objects.ts';
import { collectComponents } from './openapi/components.ts';
import type { JsonSchema } from './openapi/document.ts';
import { buildOpenApi } from './openapi.ts';
import { Id } from './scalars.ts';

const document = buildOpenApi('1.2.3');

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function operationOf(name: CallName) {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (found === undefined) throw new Error(`${name} is not described`);
  return found.operation;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' ? [String(each)] : referencesIn(each),
  );
}

describe('the OpenAPI document', () => {
  it('is plain JSON with the requested version', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.2.3');
  });

  it('describes every call once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(operations)('declares every parameter of $method $path', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(declared.every(({ required }) => required)).toBe(true);
  });

  it('gives every call a success reply and a default reply', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        operation.operationId,
      ).toBe(true);
      expect(statuses, operation.operationId).toContain('default');
    }
  });

  it('contains everything that it refers to', () => {
    const held = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(100);
    expect(held).toEqual(expect.arrayContaining([...new Set(references)]));
  });

  it('lists the refusals of each call, and whether it needs a session', () => {
    expect(Object.keys(operationOf('approveGuide').responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '422']),
    );
    expect(Object.keys(operationOf('getConfig').responses)).toEqual(['200', 'default']);
    expect(operationOf('approveGuide').security).toEqual([{ session: [] }]);
    expect(operationOf('listGuides').security).toContainEqual({});
  });

  it('declares an idempotency key for calls that accept one', () => {
    const offersKey = (name: CallName) =>
      operationOf(name).parameters.some((parameter) => parameter.name === 'Idempotency-Key');
    expect(offersKey('purchase')).toBe(true);
    expect(offersKey('login')).toBe(false);
  });

  it('distinguishes an optional body from a required one', () => {
    expect(operationOf('withdrawGuide').requestBody?.required).toBe(false);
    expect(operationOf('login').requestBody?.required).toBe(true);
    expect(operationOf('purchase').requestBody).toBeUndefined();
  });

  it('names the content of replies that are not JSON, and gives empty ones none', () => {
    const contentOf = (name: CallName, status: string) =>
      Object.keys(operationOf(name).responses[status]?.content ?? {});
    expect(contentOf('getStatementCsv', '200')).toEqual(['text/csv']);
    expect(contentOf('showTestCheckout', '200')).toEqual(['text/html']);
    expect(contentOf('getGuide', '404')).toEqual(['application/problem+json']);
    expect(contentOf('logout', '204')).toEqual([]);
  });

  it('declares the header with the next cursor of a plain list', () => {
    expect(operationOf('listGuides').responses['200']?.headers).toHaveProperty('X-Next-Cursor');
  });
});

describe('the components of the document', () => {
  it('contain a schema once, however often it is used', () => {
    const components = collectComponents();
    const Thing = reply('Thing', { id: Id });
    const reference: JsonSchema = { $ref: '#/components/schemas/Thing' };
    expect(components.build(Thing)).toEqual(reference);
    expect(components.build(reply('Pair', { one: Thing, other: Thing }))).toBeDefined();
    expect(components.schemas.Pair).toMatchObject({ properties: { one: reference } });
    expect(Object.keys(components.schemas)).toEqual(['Thing', 'Pair']);
  });

  it('refuse two different schemas with the same name', () => {
    const components = collectComponents();
    components.build(reply('Thing', { id: Id }));
    expect(() => components.build(reply('Thing', {}))).toThrow('called Thing');
  });
});

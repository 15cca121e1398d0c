import type { EndpointSchema } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { Type } from '@laneway/contract/json-schema';
import { describe, expect, it } from 'vitest';
import { compileValidator, fieldErrors } from './validation.ts';

function check(httpPart: 'body' | 'querystring', value: unknown) {
  const schema = Type.Object({
    name: Type.String({ minLength: 2, maxLength: 4 }),
    age: Type.Optional(Type.Integer({ minimum: 16, maximum: 120 })),
    price: Type.Optional(Type.Number()),
    tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2 })),
    role: Type.Optional(Type.Unsafe({ type: 'string', enum: ['user', 'admin'] })),
    agreed: Type.Optional(Type.Literal(true)),
    place: Type.Optional(Type.Object({ lat: Type.Number() })),
    code: Type.Optional(Type.String({ pattern: '^\\d+$' })),
    note: Type.Optional(Type.Unsafe({ type: ['string', 'null'] })),
  });
  const validate = compileValidator({ schema, httpPart, method: 'POST', url: '/' }) as {
    (value: unknown): boolean;
    errors?: Parameters<typeof fieldErrors>[0] | null;
  };
  return validate(value) ? {} : fieldErrors(validate.errors ?? []);
}

it.each(Object.entries(ENDPOINTS as Readonly<Record<string, EndpointSchema>>))(
  'can compile the input schemas of %s',
  (_name, { params, query, body }) => {
    for (const [httpPart, schema] of Object.entries({ params, querystring: query, body })) {
      if (schema === undefined) continue;
      const validate = compileValidator({ schema, httpPart, method: 'POST', url: '/' });
      expect(validate({ unknown: 'field' })).toEqual(expect.any(Boolean));
    }
  },
);

describe('the validation errors of a body', () => {
  it.each([
    [{}, { name: 'Enter a value' }],
    [{ name: 7 }, { name: 'Enter text' }],
    [{ name: 'a' }, { name: 'Use at least 2 characters' }],
    [{ name: 'abcde' }, { name: 'Use 4 characters or fewer' }],
    [{ name: 'ada', age: '17' }, { age: 'Enter a whole number' }],
    [{ name: 'ada', age: 15 }, { age: 'Use 16 or more' }],
    [{ name: 'ada', age: 121 }, { age: 'Use 120 or less' }],
    [{ name: 'ada', price: 'free' }, { price: 'Enter a number' }],
    [{ name: 'ada', tags: [] }, { tags: 'Add at least 1 entry' }],
    [{ name: 'ada', tags: ['a', 'b', 'c'] }, { tags: 'Use 2 entries or fewer' }],
    [{ name: 'ada', tags: 'a' }, { tags: 'Enter a list' }],
    [{ name: 'ada', tags: [1] }, { 'tags.0': 'Enter text' }],
    [{ name: 'ada', role: 'king' }, { role: 'Choose one of user, admin' }],
    [{ name: 'ada', agreed: false }, { agreed: 'Set this to true' }],
    [{ name: 'ada', place: {} }, { 'place.lat': 'Enter a value' }],
    [{ name: 'ada', place: 1 }, { place: 'Enter an object' }],
    [{ name: 'ada', code: 'x' }, { code: 'Check the format' }],
    [{ name: 'ada', note: 1 }, { note: 'Enter text or null' }],
    [null, { body: 'Enter an object' }],
    [
      { name: 7, age: 1 },
      { name: 'Enter text', age: 'Use 16 or more' },
    ],
  ])('%j is reported by field', (body, errors) => {
    expect(check('body', body)).toEqual(errors);
  });

  it('include one error for each field', () => {
    expect(check('body', { name: 'ada', age: 1.5 })).toEqual({ age: 'Enter a whole number' });
  });
});

describe('a query', () => {
  it('consists of texts, from which numbers and lists are read', () => {
    const query = { name: 'ada', age: '17', tags: 'one' };
    expect(check('querystring', query)).toEqual({});
    expect(query).toEqual({ name: 'ada', age: 17, tags: ['one'] });
    expect(check('querystring', { name: 'ada', age: 'old' })).toEqual({
      age: 'Enter a whole number',
    });
  });

  it('refuses two values where one is expected', () => {
    expect(check('querystring', { name: 'ada', age: ['17', '18'] })).toEqual({
      age: 'Enter a whole number',
    });
  });
});

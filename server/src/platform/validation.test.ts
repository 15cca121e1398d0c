import { Type } from 'typebox';
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

describe('what is wrong with a body', () => {
  it.each([
    [{}, { name: 'This is required.' }],
    [{ name: 7 }, { name: 'Must be text.' }],
    [{ name: 'a' }, { name: 'Must be at least 2 characters long.' }],
    [{ name: 'abcde' }, { name: 'Must be at most 4 characters long.' }],
    [{ name: 'ada', age: '17' }, { age: 'Must be a whole number.' }],
    [{ name: 'ada', age: 15 }, { age: 'Must be 16 or more.' }],
    [{ name: 'ada', age: 121 }, { age: 'Must be 120 or less.' }],
    [{ name: 'ada', price: 'free' }, { price: 'Must be a number.' }],
    [{ name: 'ada', tags: [] }, { tags: 'Must have at least 1 entries.' }],
    [{ name: 'ada', tags: ['a', 'b', 'c'] }, { tags: 'Must have at most 2 entries.' }],
    [{ name: 'ada', tags: 'a' }, { tags: 'Must be a list.' }],
    [{ name: 'ada', tags: [1] }, { 'tags.0': 'Must be text.' }],
    [{ name: 'ada', role: 'king' }, { role: 'Must be one of user, admin.' }],
    [{ name: 'ada', agreed: false }, { agreed: 'Must be true.' }],
    [{ name: 'ada', place: {} }, { 'place.lat': 'This is required.' }],
    [{ name: 'ada', place: 1 }, { place: 'Must be an object.' }],
    [{ name: 'ada', code: 'x' }, { code: 'Is not in the right form.' }],
    [{ name: 'ada', note: 1 }, { note: 'Must be text or null.' }],
    [null, { body: 'Must be an object.' }],
    [
      { name: 7, age: 1 },
      { name: 'Must be text.', age: 'Must be 16 or more.' },
    ],
  ])('%j is told by field', (body, errors) => {
    expect(check('body', body)).toEqual(errors);
  });

  it('says one thing about each field', () => {
    expect(check('body', { name: 'ada', age: 1.5 })).toEqual({ age: 'Must be a whole number.' });
  });
});

describe('a query', () => {
  it('carries text only, so numbers and lists are read from it', () => {
    const query = { name: 'ada', age: '17', tags: 'one' };
    expect(check('querystring', query)).toEqual({});
    expect(query).toEqual({ name: 'ada', age: 17, tags: ['one'] });
    expect(check('querystring', { name: 'ada', age: 'old' })).toEqual({
      age: 'Must be a whole number.',
    });
  });

  it('takes one value where one is asked for', () => {
    expect(check('querystring', { name: 'ada', age: ['17', '18'] })).toEqual({
      age: 'Must be a whole number.',
    });
  });
});

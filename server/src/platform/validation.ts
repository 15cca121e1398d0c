import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

/** Where a request carries text only, numbers and lists are read from it; a JSON body must be right as it is. */
const fromText = new Ajv({
  coerceTypes: 'array',
  useDefaults: true,
  allErrors: true,
  strict: false,
});
const fromJson = new Ajv({ coerceTypes: false, useDefaults: true, allErrors: true, strict: false });

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? fromJson : fromText).compile(schema);

/** The message for each JSON Schema rule that a field can break. */
const MESSAGES: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'This is required.',
  type: ({ type }) => `Must be ${describeType(type)}.`,
  maxLength: ({ limit }) => `Must be at most ${limit} characters long.`,
  minLength: ({ limit }) => `Must be at least ${limit} characters long.`,
  minimum: ({ limit }) => `Must be ${limit} or more.`,
  maximum: ({ limit }) => `Must be ${limit} or less.`,
  maxItems: ({ limit }) => `Must have at most ${limit} entries.`,
  minItems: ({ limit }) => `Must have at least ${limit} entries.`,
  enum: ({ allowedValues }) => `Must be one of ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `Must be ${String(allowedValue)}.`,
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function describeType(type: unknown): string {
  const names = Array.isArray(type) ? type : [type];
  return names.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' or ');
}

/** The validation error of each field; the first one reported for a field wins. */
export function fieldErrors(
  errors: readonly FastifySchemaValidationError[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const error of errors as readonly ErrorObject[]) {
    const field = fieldOf(error);
    messages[field] ??= MESSAGES[error.keyword]?.(error.params) ?? 'Is not in the right form.';
  }
  return messages;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  if (keyword === 'required') parts.push(String(params.missingProperty));
  return parts.join('.') || 'body';
}

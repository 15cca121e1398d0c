import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

/** Query strings and paths are text, so numbers and lists are coerced from it; a JSON body must have the right types. */
const OPTIONS = {
  useDefaults: true,
  allErrors: true,
  strict: false,
  // Compiling the schema of schemas takes longer than all else that the first request waits for.
  validateSchema: false,
} as const;
const fromText = new Ajv({ ...OPTIONS, coerceTypes: 'array' });
const fromJson = new Ajv({ ...OPTIONS, coerceTypes: false });

/**
 * Schemas are compiled with the first request, because compiling all of them would take a quarter of the start-up time.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | null = null;
  const validate = (data: unknown): boolean => {
    compiled ??= (httpPart === 'body' ? fromJson : fromText).compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  validate.errors = null as ErrorObject[] | null;
  return validate;
};

/** The message for each JSON Schema rule that a field can break. */
const MESSAGES: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'Enter a value',
  type: ({ type }) => `Enter ${describeType(type)}`,
  maxLength: ({ limit }) => `Use ${count(limit, 'character', 'characters')} or fewer`,
  minLength: ({ limit }) => `Use at least ${count(limit, 'character', 'characters')}`,
  minimum: ({ limit }) => `Use ${limit} or more`,
  maximum: ({ limit }) => `Use ${limit} or less`,
  maxItems: ({ limit }) => `Use ${count(limit, 'entry', 'entries')} or fewer`,
  minItems: ({ limit }) => `Add at least ${count(limit, 'entry', 'entries')}`,
  enum: ({ allowedValues }) => `Choose one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `Set this to ${String(allowedValue)}`,
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function count(limit: unknown, one: string, many: string): string {
  return `${limit} ${limit === 1 ? one : many}`;
}

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
    messages[field] ??= MESSAGES[error.keyword]?.(error.params) ?? 'Check the format';
  }
  return messages;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  if (keyword === 'required') parts.push(String(params.missingProperty));
  return parts.join('.') || 'body';
}

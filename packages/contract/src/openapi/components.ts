import type { TSchema } from '../json-schema.ts';
import type { JsonSchema } from './document.ts';

/** Collects the objects with a title, so that the document defines each of them once. */
export type Components = {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The schema as the document shows it, titled objects replaced by references. */
  print(schema: TSchema): JsonSchema;
};

/** An empty collection. Two different objects under one title are a defect and throw. */
export function collectComponents(): Components {
  const schemas: Record<string, JsonSchema> = {};

  function printValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(printValue);
    if (typeof value === 'object' && value !== null) return printObject(value);
    return value;
  }

  function printObject(value: object): JsonSchema {
    const entries = Object.entries(value).map(([key, each]) => [key, printValue(each)]);
    const printed: JsonSchema = Object.fromEntries(entries);
    return typeof printed.title === 'string' && printed.type === 'object'
      ? refer(printed.title, printed)
      : printed;
  }

  function refer(title: string, printed: JsonSchema): JsonSchema {
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(printed)) {
      throw new Error(`Two different schemas are called ${title}`);
    }
    schemas[title] = printed;
    return { $ref: `#/components/schemas/${title}` };
  }

  return { schemas, print: printObject };
}

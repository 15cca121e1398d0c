import type { TSchema } from '../json-schema.ts';
import type { JsonSchema } from './document.ts';

/** Collects the objects with a title, so that the document defines each of them once. */
export type Components = {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The schema as the document shows it, titled objects replaced by references. */
  build(schema: TSchema): JsonSchema;
};

/** An empty collection. Two different objects under one title are a defect and throw. */
export function collectComponents(): Components {
  const schemas: Record<string, JsonSchema> = {};

  function buildValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(buildValue);
    if (typeof value === 'object' && value !== null) return buildObject(value);
    return value;
  }

  function buildObject(value: object): JsonSchema {
    const entries = Object.entries(value).map(([key, each]) => [key, buildValue(each)]);
    const built: JsonSchema = Object.fromEntries(entries);
    return typeof built.title === 'string' && built.type === 'object'
      ? refer(built.title, built)
      : built;
  }

  function refer(title: string, built: JsonSchema): JsonSchema {
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(built)) {
      throw new Error(`Two different schemas are called ${title}`);
    }
    schemas[title] = built;
    return { $ref: `#/components/schemas/${title}` };
  }

  return { schemas, build: buildObject };
}

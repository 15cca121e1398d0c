import { type TObject, type TProperties, Type } from './json-schema.ts';
import { Id, nullable } from './scalars.ts';

/** An object of a reply, with exactly these fields. */
export function reply<P extends TProperties>(title: string, properties: P): TObject<P> {
  return Type.Object(properties, { title, additionalProperties: false });
}

/** An object of a request. Fields it does not name are ignored, never refused. */
export function request<P extends TProperties>(title: string, properties: P): TObject<P> {
  return Type.Object(properties, { title });
}

/** A body that the caller may leave out. A missing body is validated as null. */
export function optionalBody<S extends TObject>(schema: S) {
  return nullable(schema);
}

/** The path of a call about one row. */
export const IdParams = request('IdParams', { id: Id });

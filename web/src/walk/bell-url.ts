import { bellSound } from './bell.ts';

let url: string | null = null;

/** A URL of the bell; made once. */
export function bellUrl(): string {
  url ??= URL.createObjectURL(bellSound());
  return url;
}

import { strToU8 } from 'fflate';
import { readGeography } from './read-geography.ts';
import { testParser } from './xml-parser.test-data.ts';

export const read = (content: string | Uint8Array) =>
  readGeography(typeof content === 'string' ? strToU8(content) : content, testParser);

export async function found(content: string | Uint8Array) {
  const result = await read(content);
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

export async function importErrorOf(content: string | Uint8Array) {
  const result = await read(content);
  return result.ok ? result.value : result.error;
}

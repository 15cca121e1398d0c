/** The body of a response as text; rejects as soon as it is longer than allowed, without reading the rest. */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`the geocoder answered with more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The SHA-256 of some bytes, in hex. They are held in memory meanwhile, so hand over a part of a large file only. */
export async function sha256Of(bytes: Blob): Promise<string> {
  const buffer = await bytes.arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', buffer);
  // Given back at once: part after part, a large file would be in memory whole before the collector comes. Where a
  // browser can't, it comes a little later.
  if ('transfer' in buffer) buffer.transfer(0);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

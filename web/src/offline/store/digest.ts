/** The SHA-256 of some bytes, in hex. They are held in memory meanwhile, so hand over a part of a large file only. */
export async function sha256Of(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The ports on which developers serve the app. */
export const LOCAL_DEVELOPMENT_PORTS: readonly number[] = [3000, 4000, 5173];

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True if the client requests presigned links: only on local development hosts. Everywhere else it uses the stable
 * media path. `port` is '' for the default port.
 */
export function usesPresignedLinks(hostname: string, port: string): boolean {
  return LOOPBACK_NAMES.includes(hostname) && LOCAL_DEVELOPMENT_PORTS.includes(Number(port));
}

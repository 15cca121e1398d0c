import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import { createContext } from 'react';

/** Whether stored files are loaded by presigned links. The address of the page decides; the server, which has none, says. */
export const PresignsMedia = createContext(
  globalThis.location !== undefined &&
    asksForPresignedLinks(globalThis.location.hostname, globalThis.location.port),
);

import { createLazyModule } from '../../ui/lazy-module.ts';

export const lazySaveOffline = createLazyModule(
  async () => (await import('./save-offline.tsx')).SaveOffline,
);

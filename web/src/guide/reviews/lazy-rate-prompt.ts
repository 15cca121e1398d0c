import { createLazyModule } from '../../ui/lazy-module.ts';

export const lazyRatePrompt = createLazyModule(
  async () => (await import('./rate-prompt.tsx')).RatePrompt,
);

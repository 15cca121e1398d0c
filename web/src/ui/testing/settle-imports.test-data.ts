import { afterAll, vi } from 'vitest';

// Code that is still loading when a file is over would fail in the environment of the next one.
afterAll(() => vi.dynamicImportSettled());

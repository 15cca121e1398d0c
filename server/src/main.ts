import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling TypeScript is a third of the start-up time, so the result is cached next to the packages.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/laneway', import.meta.url)));
await import('./serve.ts');

// JavaScript, because the first file is read before its cache is there: Node would load its TypeScript parser for it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling TypeScript is a third of the start-up time, so the result is cached next to the packages.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/laneway', import.meta.url)));
await import('./start.ts');

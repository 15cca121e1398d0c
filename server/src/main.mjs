// JavaScript, because the first file is read before its cache is there: Node would load its TypeScript parser for it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A third of a start is reading TypeScript. What was read once is kept beside the packages it belongs to.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/laneway', import.meta.url)));
await import('./start.ts');

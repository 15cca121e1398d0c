import { FIRST_SCREEN_MODULE } from '@laneway/contract/first-screen';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SHORT_CLASS_NAMES } from './build/class-names.ts';
import { leaveOutLaterParts } from './build/leave-out-later-parts.ts';

/** The second build: the same app as a module for the server, which renders the first screen with it. */
export default defineConfig({
  logLevel: 'error',
  plugins: [react(), leaveOutLaterParts()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  // One file that needs nothing beside it, however the server is installed.
  ssr: { noExternal: true },
  css: { modules: SHORT_CLASS_NAMES },
  build: {
    ssr: 'src/app/first-screen/render-first-screen.tsx',
    outDir: 'dist/server',
    target: 'node22',
    rolldownOptions: {
      output: { entryFileNames: FIRST_SCREEN_MODULE, codeSplitting: false },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFirstVisit, VISITOR_MAP } from './build/preload-first-visit.ts';

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), preloadFirstVisit(), precompress()],
  build: {
    target: 'baseline-widely-available',
    // The server's policy lets styles and fonts come from files only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit needs is one file, and its map another. Cut up by who shares what, they are a dozen, each with a
    // round trip and a kilobyte of headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-visit', tags: ['$initial'] },
            { name: 'visitor-map', test: VISITOR_MAP },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/media': SERVER, '/healthz': SERVER },
  },
});

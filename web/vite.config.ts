import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SHORT_CLASS_NAMES } from './build/class-names.ts';
import { clientCalls } from './build/client-calls.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { MAP_OF_HOME, OVERVIEW_BODY, PLACES_PAGE, VISITOR_MAP } from './build/first-parts.ts';
import { inlineFirstStyles } from './build/inline-first-styles.ts';
import { minifyTwice } from './build/minify-twice.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstPages } from './build/preload-first-pages.ts';
import { refuseWholeLibraries } from './build/refuse-whole-libraries.ts';
import { serviceWorker } from './build/service-worker.ts';

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  // A build prints only errors, not the list of its files.
  logLevel: command === 'build' ? 'error' : 'info',
  plugins: [
    react(),
    refuseWholeLibraries(),
    clientCalls(),
    inlineFirstStyles(),
    preloadFirstPages(),
    minifyTwice(),
    compileAhead(),
    serviceWorker(),
    precompress(),
  ],
  css: { modules: SHORT_CLASS_NAMES },
  build: {
    target: 'baseline-widely-available',
    // The server's policy lets fonts come from files only, so they aren't inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Four files: what every visit needs, the map, the overview of a guide, and the page of its places. The default
    // splitting would make two dozen of them, each with a round trip and half a kilobyte of headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-visit', tags: ['$initial'] },
            {
              name: 'visitor-map',
              test: (id) => id.endsWith(VISITOR_MAP) || id.endsWith(MAP_OF_HOME),
            },
            { name: 'guide-overview', test: OVERVIEW_BODY },
            { name: 'places-page', test: PLACES_PAGE },
            // Maps and walks share both, and the first script would name a file for each.
            { name: 'location', test: /\/core\/location\/(?:heading-watch|watch-fixes)\.ts$/ },
          ],
        },
      },
    },
  },
  // A folder of their own, because the server sends them a policy that other scripts have no use for.
  worker: {
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  server: {
    proxy: { '/api': SERVER, '/media': SERVER, '/healthz': SERVER },
  },
}));

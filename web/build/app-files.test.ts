import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { listAppFiles } from './app-files.ts';

type Outputs = Readonly<Record<string, object>>;

const chunk = (facts: object) => ({
  type: 'chunk',
  imports: [],
  dynamicImports: [],
  facadeModuleId: null,
  code: '',
  ...facts,
});
const asset = (source = '') => ({ type: 'asset', source });

/** A small app: a page with a script, its map with a worker, a dashboard, and what both use. */
const OUTPUTS: Outputs = {
  'index.html': asset(
    '<script src="/assets/index.js"></script><link href="/assets/a-latin-b.woff2">',
  ),
  'assets/a-latin-b.woff2': asset(),
  'assets/a-greek-b.woff2': asset(),
  'assets/index.js': chunk({
    imports: ['assets/shared.js'],
    dynamicImports: ['assets/map.js', 'assets/dashboard.js'],
    // What later parts need is named here, too.
    code: '["/assets/dashboard.css","/assets/map.css"]',
  }),
  'assets/shared.js': chunk({}),
  'assets/map.js': chunk({
    facadeModuleId: '/web/src/map/map.ts',
    code: 'new Worker("/assets/map-worker.js")',
    viteMetadata: { importedCss: new Set(['assets/map.css']), importedAssets: new Set() },
  }),
  'assets/map.css': asset('url(/assets/pin.png) url(/assets/a-greek-b.woff2)'),
  'assets/pin.png': asset(),
  'assets/map-worker.js': asset(),
  'assets/dashboard.js': chunk({
    facadeModuleId: '/web/src/dashboards/admin.tsx',
    imports: ['assets/shared.js', 'assets/forms.js'],
    viteMetadata: { importedCss: new Set(['assets/dashboard.css']), importedAssets: new Set() },
  }),
  'assets/dashboard.css': asset(),
  'assets/forms.js': chunk({}),
};

function list(outputs: Outputs = OUTPUTS, icon = 'icon') {
  return listAppFiles(outputs as Rolldown.OutputBundle, {
    laterModules: ['/src/dashboards/'],
    beside: ['/app-shell', '/icon.svg'],
    unhashed: new Map([['/icon.svg', icon]]),
  });
}

describe('the files of the app', () => {
  it('list first what visitors may need', () => {
    expect(list().first).toEqual([
      '/app-shell',
      '/icon.svg',
      '/assets/a-latin-b.woff2',
      '/assets/index.js',
      '/assets/map-worker.js',
      '/assets/map.css',
      '/assets/map.js',
      '/assets/pin.png',
      '/assets/shared.js',
    ]);
  });

  it('list later what only dashboards use, and fonts for other alphabets', () => {
    expect(list().later).toEqual([
      '/assets/a-greek-b.woff2',
      '/assets/dashboard.css',
      '/assets/dashboard.js',
      '/assets/forms.js',
    ]);
  });

  it('have a new version whenever one of them changes', () => {
    const { version } = list();
    expect(list().version).toBe(version);
    expect(list(OUTPUTS, 'another icon').version).not.toBe(version);
    expect(list({ ...OUTPUTS, 'index.html': asset('/assets/index.js!') }).version).not.toBe(
      version,
    );
    expect(list({ ...OUTPUTS, 'assets/later.js': chunk({}) }).version).not.toBe(version);
  });
});

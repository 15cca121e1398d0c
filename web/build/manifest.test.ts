import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import { SHARE_TARGET_PATH, SHARED_FILES_FIELD } from '@laneway/domain/app-links/share-target';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

type ManifestImage = { readonly src: string; readonly sizes: string; readonly type: string };

type Manifest = {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly (ManifestImage & { readonly purpose?: string })[];
  readonly screenshots: readonly (ManifestImage & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly params: {
      readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
    };
  };
};

const manifest: Manifest = JSON.parse(readFileSync(`${PUBLIC}/manifest.webmanifest`, 'utf8'));
const images = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any');

describe('the manifest', () => {
  it.each(images)(
    '$src has the size and type that the manifest declares',
    async ({ src, sizes, type }) => {
      const { width, height, format } = await sharp(PUBLIC + src).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    },
  );

  it('has the icons and screenshots that installation requires', () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const shapes = new Set(manifest.screenshots.map(({ form_factor }) => form_factor));
    expect(shapes).toEqual(new Set(['narrow', 'wide']));
  });

  it('keeps one identity', () => {
    expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/', '/', '/']);
  });

  it('has shortcuts to all guides, to the owned ones and to the saved ones', () => {
    const links = manifest.shortcuts.map(({ url }) => parseAppLink(url).kind);
    expect(links).toEqual(['allGuides', 'userPanel', 'savedGuides']);
  });

  it.each(manifest.shortcuts)('the shortcut $name leads to a page of the app', ({ url }) => {
    const link = parseAppLink(url);
    expect(link.kind).not.toBe('home');
    expect(printAppLink(link)).toBe(url);
  });

  it('sends shared files to the path that the service worker handles', () => {
    const { action, method, params } = manifest.share_target;
    expect([action, method]).toEqual([SHARE_TARGET_PATH, 'POST']);
    expect(params.files).toMatchObject([{ name: SHARED_FILES_FIELD }]);
    expect(params.files[0]?.accept).toContain('.gpx');
  });
});

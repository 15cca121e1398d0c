/** The package declares the types of its full build only; this one is a third of its size. */
declare module 'exifr/dist/lite.esm.mjs' {
  export function parse(photo: ArrayBuffer, options: { readonly gps: boolean }): Promise<unknown>;
}

/**
 * The parts of opentype.js that are used. The types published for it include the browser's types, which the server
 * must not have.
 */
declare module 'opentype.js' {
  export type PathCommand =
    | { readonly type: 'Z' }
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q';
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      };

  export type Font = {
    /** 0 for a letter that the font doesn't have. */
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): { readonly commands: readonly PathCommand[] };
  };

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}

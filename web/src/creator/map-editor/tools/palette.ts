/** A colour as the text writes it after '|', and as people call it. */
export type PaletteColour = { readonly colour: string; readonly name: string };

/** The defaults of paths and boundaries first. All of them can be told from the base map and from each other. */
export const PALETTE: readonly PaletteColour[] = [
  { colour: 'blue', name: 'Blue' },
  { colour: 'green', name: 'Green' },
  { colour: 'crimson', name: 'Red' },
  { colour: 'darkorange', name: 'Orange' },
  { colour: 'rebeccapurple', name: 'Purple' },
  { colour: 'deeppink', name: 'Pink' },
  { colour: 'teal', name: 'Teal' },
  { colour: 'saddlebrown', name: 'Brown' },
  { colour: 'black', name: 'Black' },
];

/** What a colour is called; one that isn't in the palette by its own name. */
export function nameOfColour(colour: string): string {
  return PALETTE.find((entry) => entry.colour === colour)?.name ?? colour;
}

/** The sides of the whole world at zoom 0, in pixels; each zoom doubles them. */
export const WORLD_SIZE = 256;

/** The Mercator projection is infinite at the poles, so the map ends here. */
export const MAX_LATITUDE = 85.05;

/** Web Mercator, as Leaflet's EPSG:3857 has it at zoom 0. */
export function worldX(lng: number): number {
  return ((lng + 180) / 360) * WORLD_SIZE;
}

export function worldY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_SIZE;
}

export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_SIZE))) * 180) / Math.PI;
}

export function longitudeAt(x: number): number {
  return (x / WORLD_SIZE) * 360 - 180;
}

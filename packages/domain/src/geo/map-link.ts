import { isValidPoint, type Point } from './point.ts';

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** Where map services put a position in their links. The first row that fits wins: a pin before the middle of the map. */
const POSITIONS: readonly RegExp[] = [
  // OpenStreetMap's marker.
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  // A place in Google Maps.
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  // Google, Apple, OsmAnd and others.
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|coordinate|pin|center|point)=(?:loc:)?\\s*${DEGREES},${DEGREES}`,
  ),
  new RegExp(`^geo:${DEGREES},${DEGREES}`),
  // The lookahead doesn't backtrack, so what follows is read from the first such segment only.
  new RegExp(`(?:^|@)(?=([^@]*?/(?:place|search|dir)/))\\1(?:[^@]*/)?${DEGREES},${DEGREES}`),
  new RegExp(`/@${DEGREES},${DEGREES}`),
  // OpenStreetMap, uMap and geojson.io: zoom, latitude, longitude.
  new RegExp(`#(?:map=)?[\\d.]+/${DEGREES}/${DEGREES}`),
  new RegExp(`[?&]cp=${DEGREES}~${DEGREES}`),
];

/** The position in a link to a map; null for any other text, and for links that only name a place. */
export function parseMapLink(text: string): Point | null {
  const link = text.trim();
  if (!/^(?:https?:\/\/|geo:)/i.test(link)) return null;
  const plain = decoded(link).replaceAll('+', ' ').replaceAll(/,\s+/g, ',');
  for (const position of POSITIONS) {
    const [lat, lng] = position.exec(plain)?.slice(-2) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    // A geo: link of 0,0 has its position in the query, which is an earlier row.
    if (lat !== undefined && lng !== undefined && isValidPoint(point)) return point;
  }
  return null;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    // A stray percent sign: the coordinates may still be readable.
    return link;
  }
}

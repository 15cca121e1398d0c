import { type Outline, type Point, polyline } from './shapes.ts';

/** A piece of SVG markup. Pieces are painted in the order in which they are joined. */
export type Ink = string;

export const WIDTH = 960;
export const HEIGHT = 1200;

export function fill(outline: Outline, color: string, opacity = 1): Ink {
  return `<path d="${outline}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function stroke(outline: Outline, color: string, width: number, extra = ''): Ink {
  return `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function line(from: Point, to: Point, color: string, width: number): Ink {
  return stroke(polyline([from, to]), color, width);
}

/** Ids are derived from the content, so that equal definitions are written once and a picture is reproducible. */
function nameOf(content: string): string {
  let hash = 5381;
  for (const letter of content) {
    hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  }
  return `i${hash.toString(36)}${content.length.toString(36)}`;
}

/** Ink of one colour whose density follows a gradient, broken up by the grain of the press. */
function grained(color: string, gradient: string, kind: 'linear' | 'radial', shape: Ink): Ink {
  const id = nameOf(gradient);
  const press = nameOf(`press${color}`);
  return `<${kind}Gradient id="${id}" ${gradient}</${kind}Gradient><filter id="${press}" x="-1%" y="-1%" width="102%" height="102%" color-interpolation-filters="sRGB">${GRAIN}<feFlood flood-color="${color}"/><feComposite in2="density" operator="in"/></filter><g filter="url(#${press})"><g fill="url(#${id})">${shape}</g></g>`;
}

function stops(strength: number): string {
  return `<stop offset="0" stop-opacity="${strength}"/><stop offset="1" stop-opacity="0"/>`;
}

/**
 * Ink that thins out from one point to another in printed grain rather than in a smooth
 * gradient: full (times `strength`) at `from` and before it, none at `to` and beyond.
 */
export function fade(outline: Outline, color: string, from: Point, to: Point, strength = 1): Ink {
  const gradient = `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(strength)}`;
  return grained(color, gradient, 'linear', `<path d="${outline}"/>`);
}

/** A round pool of grainy light or shade. */
export function halo([x, y]: Point, radius: number, color: string, strength = 1): Ink {
  const gradient = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(strength)}`;
  return grained(color, gradient, 'radial', `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
}

export function clip(outline: Outline, ...content: readonly Ink[]): Ink {
  const id = nameOf(`clip${outline}`);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

export function move(transform: string, ...content: readonly Ink[]): Ink {
  return `<g transform="${transform}">${content.join('')}</g>`;
}

/** Mirrors the drawing at the vertical line `x`. */
function mirror(x: number, ...content: readonly Ink[]): Ink {
  return move(`translate(${2 * x} 0) scale(-1 1)`, ...content);
}

/** The same drawing twice, left and right of the vertical line `x`. */
export function twin(x: number, ...content: readonly Ink[]): Ink {
  return content.join('') + mirror(x, ...content);
}

/**
 * Turns an alpha gradient into `density`: nothing where it is empty, solid where it is full, and specks between. The
 * noise covers the whole sheet, so neighbouring shapes share one grain.
 */
const GRAIN =
  '<feTurbulence type="fractalNoise" baseFrequency="0.3" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -0.7" result="speck"/>' +
  '<feComposite in="SourceAlpha" in2="speck" operator="arithmetic" k2="1.32" k3="0.32" k4="-0.32" result="density"/>';

const TOOTH =
  '<filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency="0.25" numOctaves="2" seed="11"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -0.68"/></filter>';

/** The finished sheet: the picture, with a faint paper texture over all of it. */
export function sheet(ground: string, ...content: readonly Ink[]): Ink {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${TOOTH}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${content.join('')}<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#tooth)" opacity="0.07"/></svg>`;
}

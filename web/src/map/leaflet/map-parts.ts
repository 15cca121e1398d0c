/**
 * The parts of Leaflet that every map needs. Its own entry includes everything, and half of that is unused; these are a
 * third of the first visit, so we import them one by one from its sources. The handlers add themselves to every map.
 */
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { Attribution } from 'leaflet/src/control/Control.Attribution.js';
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
export { Draggable } from 'leaflet/src/dom/Draggable.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { Layer } from 'leaflet/src/layer/Layer.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map } from 'leaflet/src/map/Map.js';

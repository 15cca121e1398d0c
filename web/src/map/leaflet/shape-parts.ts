/** The parts of Leaflet that draw lines and areas. */
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';

export { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { Circle } from 'leaflet/src/layer/vector/Circle.js';
export { CircleMarker } from 'leaflet/src/layer/vector/CircleMarker.js';
export { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
export { Polyline } from 'leaflet/src/layer/vector/Polyline.js';

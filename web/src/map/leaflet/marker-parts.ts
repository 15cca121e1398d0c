/** The draggable parts of Leaflet, for maps that can be edited. */
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';

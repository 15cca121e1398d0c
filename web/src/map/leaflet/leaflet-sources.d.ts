// The published types describe Leaflet as one module; its sources have the same classes in one file each.

declare module 'leaflet/src/control/Control.Attribution.js' {
  import { Control } from 'leaflet';
  export const Attribution: typeof Control.Attribution;
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import { DomUtil } from 'leaflet';
  export const { getPosition }: typeof DomUtil;
}
declare module 'leaflet/src/dom/Draggable.js' {
  export { Draggable } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Circle.js' {
  export { Circle } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/CircleMarker.js' {
  export { CircleMarker } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polygon.js' {
  export { Polygon } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { Polyline } from 'leaflet';
}
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.BoxZoom.js' {
  import { Handler } from 'leaflet';
  export const BoxZoom: typeof Handler;
}
declare module 'leaflet/src/map/handler/*';

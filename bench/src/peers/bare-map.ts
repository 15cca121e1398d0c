// A Leaflet map that shows only tiles, in the view that Laneway opens with: the minimum cost of a
// map.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CENTRE, HOME_MAP_ZOOM } from '@laneway/domain/geo/map-constants';

const [tileUrl = ''] = process.argv.slice(2);
const read = (address: string) => readFileSync(fileURLToPath(address));

const PAGE = `<!doctype html>
<title>Bare map</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/leaflet.css">
<style>html, body, #map { height: 100%; margin: 0 }</style>
<div id="map"></div>
<script src="/leaflet.js"></script>
<script>
  const map = L.map('map', {
    center: ${JSON.stringify(DEFAULT_CENTRE)},
    zoom: ${HOME_MAP_ZOOM},
    minZoom: 2,
    maxZoom: 19,
    worldCopyJump: true,
    attributionControl: false,
  });
  // Gives the zoom buttons the names of Laneway's.
  for (const [title, name] of [['Zoom in', 'in'], ['Zoom out', 'out']])
    document.querySelector('.leaflet-control-zoom-' + name).setAttribute('aria-label', title);
  L.tileLayer(${JSON.stringify(tileUrl)}, { maxZoom: 19 }).addTo(map);
</script>`;

const FILES: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  '/': ['text/html', PAGE],
  '/leaflet.js': ['text/javascript', read(import.meta.resolve('leaflet/dist/leaflet.js'))],
  '/leaflet.css': ['text/css', read(import.meta.resolve('leaflet/dist/leaflet.css'))],
};

http
  .createServer((request, response) => {
    const [type, body] = FILES[request.url ?? ''] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

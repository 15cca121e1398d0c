/** Small files in the style of the programs that people export from, written by hand. */

const GPX = 'xmlns="http://www.topografix.com/GPX/1/1"';

export const garmin = `<?xml version="1.0" encoding="UTF-8"?>
<gpx creator="Garmin Connect" version="1.1" ${GPX}
  xmlns:ns3="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/11.xsd">
  <metadata><link href="connect.garmin.com"><text>Garmin Connect</text></link><time>2026-03-01T21:00:00.000Z</time></metadata>
  <trk><name>Melbourne Walking</name><type>walking</type><trkseg>
    <trkpt lat="-37.81361102499067783" lon="144.96305599808692932"><ele>12.4</ele><time>2026-03-01T21:00:00.000Z</time>
      <extensions><ns3:TrackPointExtension><ns3:hr>88</ns3:hr></ns3:TrackPointExtension></extensions></trkpt>
    <trkpt lat="-37.81400" lon="144.96400"><ele>12.8</ele><time>2026-03-01T21:00:09.000Z</time></trkpt>
    <trkpt lat="-37.81400" lon="144.96400"><ele>12.8</ele><time>2026-03-01T21:00:10.000Z</time></trkpt>
  </trkseg></trk>
</gpx>`;

/** Paused twice: three segments, the last with one point only. */
export const strava = `<?xml version="1.0" encoding="UTF-8"?>
<gpx creator="StravaGPX" version="1.1" ${GPX}><metadata><time>2026-03-01T21:00:00Z</time></metadata>
 <trk><name>Lunch Walk</name><type>10</type>
  <trkseg><trkpt lat="-37.81" lon="144.96"/><trkpt lat="-37.82" lon="144.97"/></trkseg>
  <trkseg><trkpt lat="-37.83" lon="144.98"/><trkpt lat="-37.84" lon="144.99"/></trkseg>
  <trkseg><trkpt lat="-37.85" lon="145.0"/></trkseg>
 </trk></gpx>`;

/** A planned route, and waypoints, one of which has nothing but its position. */
export const komoot = `<?xml version='1.0' encoding='UTF-8'?>
<gpx version="1.1" creator="https://www.komoot.de" ${GPX}>
  <wpt lat="-37.8166" lon="144.9689"><name>Hosier Lane</name><desc>Street art &amp; cobbles</desc></wpt>
  <wpt lat="-37.8170" lon="144.9660"/>
  <rte><name>Lanes</name><rtept lat="-37.8166" lon="144.9689"/><rtept lat="-37.8170" lon="144.9660"/></rte>
</gpx>`;

export const osmand = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<gpx version="1.1" creator="OsmAnd~" ${GPX} xmlns:osmand="https://osmand.net">
  <wpt lat="-37.80" lon="144.95"><name>Markt</name><cmt>Open early</cmt><type>Food</type>
    <extensions><osmand:icon>shop</osmand:icon><osmand:color>#ff10c0f0</osmand:color></extensions></wpt>
  <trk><extensions><osmand:color>#aa1010</osmand:color></extensions>
    <trkseg><trkpt lat="-37.80" lon="144.95"/><trkpt lat="-37.81" lon="144.96"/></trkseg></trk>
</gpx>`;

/** Every element of the format has a prefix. */
export const prefixedGpx = `<?xml version="1.0"?><g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">
<g:wpt lat="-37.8" lon="144.9"><g:name>Prefixed</g:name></g:wpt></g:gpx>`;

export const googleEarth = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
<Document><name>Walk.kml</name>
  <Style id="red"><LineStyle><color>ff0000ff</color><width>4</width></LineStyle></Style>
  <StyleMap id="mapped"><Pair><key>normal</key><styleUrl>#red</styleUrl></Pair></StyleMap>
  <Folder><name>Old town</name><Folder><name>Deeper</name>
    <Placemark><name>Route</name><styleUrl>#mapped</styleUrl>
      <LineString><tessellate>1</tessellate><coordinates>
        144.96,-37.81,0 144.97,-37.82,0
        144.98,-37.83,0
      </coordinates></LineString></Placemark>
    <Placemark><name>Mixed</name><description><![CDATA[<b>Both</b> a pin<br>and an area &amp; more]]></description>
      <MultiGeometry>
        <Point><coordinates>144.96,-37.81,5</coordinates></Point>
        <Polygon><outerBoundaryIs><LinearRing><coordinates>144.9,-37.8 145,-37.8 145,-37.9 144.9,-37.8</coordinates></LinearRing></outerBoundaryIs>
          <innerBoundaryIs><LinearRing><coordinates>144.95,-37.82 144.96,-37.82 144.96,-37.83 144.95,-37.82</coordinates></LinearRing></innerBoundaryIs></Polygon>
      </MultiGeometry></Placemark>
  </Folder>
  <Placemark><name>Recorded</name><gx:Track><altitudeMode>clampToGround</altitudeMode>
    <when>2026-03-01T21:00:00Z</when><when>2026-03-01T21:00:10Z</when>
    <gx:coord>144.96 -37.81 3</gx:coord><gx:coord>144.97 -37.82 3</gx:coord></gx:Track></Placemark>
  </Folder>
  <GroundOverlay><name>Old map</name><Icon><href>old.png</href></Icon>
    <LatLonBox><north>-37.7</north><south>-37.9</south><east>145</east><west>144.9</west></LatLonBox></GroundOverlay>
</Document></kml>`;

export const myMaps = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Coffee</name>
  <Placemark><name>Patricia</name>
    <description><![CDATA[<img src="https://example.com/a.jpg" height="200" /><br><br>Standing room only]]></description>
    <Point><coordinates>
      144.9587,-37.8148,0
    </coordinates></Point></Placemark>
</Document></kml>`;

/** Uses a prefix that isn't declared. */
export const undeclaredPrefix = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Here</name>
<ExtendedData><gx:balloonVisibility>1</gx:balloonVisibility></ExtendedData>
<Point><coordinates>144.9,-37.8</coordinates></Point></Placemark></kml>`;

const feature = (geometry: unknown, properties: unknown = {}) => ({
  type: 'Feature',
  properties,
  geometry,
});
const RING = [
  [144.9, -37.8],
  [145, -37.8],
  [145, -37.9],
  [144.9, -37.8],
];

/** The pin is on the copy of the world to the left. */
export const geojsonIo = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    feature(
      {
        type: 'LineString',
        coordinates: [
          [144.96, -37.81],
          [144.97, -37.82],
        ],
      },
      { stroke: '#ff0000', 'stroke-width': 2 },
    ),
    feature({ type: 'Point', coordinates: [-215.04, -37.81] }, {}),
  ],
});

export const umap = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    feature(
      { type: 'Polygon', coordinates: [RING] },
      {
        name: 'Area',
        _umap_options: { color: 'Crimson' },
        description: 'Ours\r\n\r\n\r\nand theirs',
      },
    ),
    feature({ type: 'Point', coordinates: [144.96, -37.81] }, { name: 'Pin' }),
  ],
});

export const qgis = JSON.stringify({
  type: 'FeatureCollection',
  name: 'layer',
  crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
  features: [
    feature({
      type: 'MultiLineString',
      coordinates: [
        [
          [144.96, -37.81, 12.5],
          [144.97, -37.82, 13],
        ],
        [
          [144.98, -37.83, 0],
          [144.99, -37.84, 0],
        ],
      ],
    }),
    feature({ type: 'MultiPolygon', coordinates: [[RING, RING], [RING]] }, { name: 'Suburb' }),
    feature({
      type: 'GeometryCollection',
      geometries: [
        {
          type: 'MultiPoint',
          coordinates: [
            [144.9, -37.8],
            [144.91, -37.81],
          ],
        },
        {
          type: 'GeometryCollection',
          geometries: [{ type: 'Point', coordinates: [144.92, -37.82] }],
        },
      ],
    }),
    feature(null),
  ],
});

/** The same area, in metres of a projection. */
export const projected = JSON.stringify({
  type: 'FeatureCollection',
  features: [feature({ type: 'Point', coordinates: [16137214.2, -4553116.9] })],
});

export const billionLaughs = `<?xml version="1.0"?>
<!DOCTYPE gpx [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;"><!ENTITY lol3 "&lol2;&lol2;&lol2;">]>
<gpx><wpt lat="1" lon="2"><name>&lol3;</name></wpt></gpx>`;

export const externalEntity = `<!-- hi --><!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx><wpt lat="1" lon="2"/></gpx>`;

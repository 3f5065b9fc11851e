import { clusterPins } from '@cromia/domain/dealers/clusters';
import { DEFAULT_MAP } from '@cromia/domain/dealers/dealer';
import * as leaflet from 'leaflet';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import outlines from './outlines.topojson?raw';

/** Section 9: the side of a pin, in pixels. */
const PIN = 30;
/** Pins closer than this are one cluster, in pixels. */
const CELL = 56;
const CLOSEST_ZOOM = 17;
/** Closest automatic zoom: to the streets, or without tiles to the outlines. */
const STREETS_ZOOM = 14;
const OUTLINES_ZOOM = 8;
/** Padding between the pins and the edge of the map, in pixels. */
const PADDING: leaflet.PointTuple = [48, 48];
/** Number of missing tiles from which the tile server counts as unavailable. */
const TILES_MISSING = 3;

interface PinnedPlace extends MapPosition {
  id: string;
  /** Accessible name of the pin. */
  title: string;
}

export interface MapPins {
  places: readonly PinnedPlace[];
  clusterTitle: (count: number) => string;
  onSelect: (id: string) => void;
}

interface MapOptions {
  /** URL template of the tiles; without tiles the pins are shown on outlines of countries. */
  tiles: string | null;
  attribution: string;
  /** Visible when the map opens; without any, it opens at the default of section 2. */
  places: readonly MapPosition[];
  zoomIn: string;
  zoomOut: string;
  onTilesFail: () => void;
}

/** The sources of the outlines (docs/decisions/0017-outlines-of-the-map.md). */
const OUTLINES_ATTRIBUTION = 'Natural Earth, Istat (CC BY)';

const at = ({ latitude, longitude }: MapPosition) => leaflet.latLng(latitude, longitude);

const boundsOf = (places: readonly MapPosition[]) => leaflet.latLngBounds(places.map(at));

function pinIcon(isSelected: boolean): leaflet.DivIcon {
  return leaflet.divIcon({
    className: isSelected ? `${classes.pin} ${classes.pinSelected}` : (classes.pin ?? ''),
    iconSize: [PIN, PIN],
    iconAnchor: [PIN / 2, PIN],
  });
}

function clusterIcon(count: number): leaflet.DivIcon {
  const number = document.createElement('span');
  number.textContent = String(count);
  const side = PIN + 10;
  return leaflet.divIcon({
    className: classes.cluster ?? '',
    html: number,
    iconSize: [side, side],
    iconAnchor: [side / 2, side / 2],
  });
}

/** Draws countries and the regions of Italy below the tiles, which cover them once loaded. */
function addOutlines(map: leaflet.Map): void {
  const pane = 'outlines';
  // The tiles have z-index 200.
  map.createPane(pane).style.zIndex = '150';
  const renderer = leaflet.svg({ pane });
  const { countries, regions }: Record<'countries' | 'regions', Topology<Objects>> = JSON.parse(outlines);
  const draw = (topology: Topology<Objects>, name: string, className = '') => {
    const object = topology.objects[name];
    if (object === undefined) throw new Error(`The outlines lack ${name}`);
    const options = { pane, renderer, interactive: false, className };
    leaflet
      .geoJSON(feature(topology, object), {
        style: () => options,
        attribution: OUTLINES_ATTRIBUTION,
        ...options,
      })
      .addTo(map);
  };
  // Italy as a whole only fills the gaps between its regions and other countries, whose borders differ slightly.
  draw(countries, 'italy', classes.ground);
  draw(countries, 'countries', classes.outline);
  draw(regions, 'regions', classes.outline);
}

function addTiles(map: leaflet.Map, { tiles, attribution, onTilesFail }: MapOptions): void {
  if (tiles === null) return;
  const layer = leaflet.tileLayer(tiles, { attribution, maxZoom: 19 });
  let missing = 0;
  layer.on('tileerror', () => {
    missing += 1;
    if (missing === TILES_MISSING) onTilesFail();
  });
  layer.addTo(map);
}

interface Drawing {
  map: leaflet.Map;
  layer: leaflet.LayerGroup;
  pins: MapPins;
  selected: string | null;
  onCluster: (members: readonly MapPosition[]) => void;
}

/** Draws the pins at this zoom; overlapping ones become a cluster with their number. */
function drawPins({ map, layer, pins, selected, onCluster }: Drawing): void {
  layer.clearLayers();
  const byId = new Map(pins.places.map((place) => [place.id, place]));
  const zoom = map.getZoom();
  const points = pins.places.map((place) => {
    const { x, y } = map.project(at(place), zoom);
    return { id: place.id, x, y };
  });
  // The selected pin is never clustered, nor is any pin at street zoom.
  const clusters = [
    ...clusterPins(
      points.filter(({ id }) => id !== selected),
      zoom >= CLOSEST_ZOOM ? 1 : CELL,
    ),
    ...points.filter(({ id }) => id === selected).map(({ id, x, y }) => ({ ids: [id], x, y })),
  ];
  for (const { x, y, ids } of clusters) {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    if (first === undefined) continue;
    if (members.length === 1) {
      const isSelected = first.id === selected;
      const pin = leaflet.marker(at(first), {
        icon: pinIcon(isSelected),
        title: first.title,
        zIndexOffset: isSelected ? 1000 : 0,
      });
      pin.on('click', () => pins.onSelect(first.id)).addTo(layer);
    } else {
      const cluster = leaflet.marker(map.unproject([x, y], zoom), {
        icon: clusterIcon(members.length),
        title: pins.clusterTitle(members.length),
      });
      cluster.on('click', () => onCluster(members)).addTo(layer);
    }
  }
}

/** A map that fills an element of the page; independent of React. */
export function openMap(box: HTMLElement, options: MapOptions) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(box, {
    maxZoom: 19,
    zoomControl: false,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
  });
  leaflet.control.zoom({ zoomInTitle: options.zoomIn, zoomOutTitle: options.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  let closest = STREETS_ZOOM;
  // Set before the tiles are added, so that only visible ones are requested.
  if (options.places.length === 0) map.setView(at(DEFAULT_MAP), DEFAULT_MAP.zoom);
  else map.fitBounds(boundsOf(options.places), { padding: PADDING, maxZoom: closest });
  addOutlines(map);
  addTiles(map, {
    ...options,
    onTilesFail: () => {
      closest = OUTLINES_ZOOM;
      if (map.getZoom() > closest) map.setZoom(closest, { animate: !calm });
      options.onTilesFail();
    },
  });
  const layer = leaflet.layerGroup().addTo(map);
  const onCluster = (members: readonly MapPosition[]) => {
    // A cluster zooms in by at least one step.
    const maxZoom = Math.max(closest === STREETS_ZOOM ? CLOSEST_ZOOM : closest, map.getZoom() + 1);
    map.fitBounds(boundsOf(members), { padding: PADDING, maxZoom });
  };
  let redraw = () => {};
  map.on('zoomend', () => redraw());
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(box);
  // React may still hold a closed map; Leaflet throws when it is moved.
  let isOpen = true;
  return {
    /** Replaces the pins. */
    showPins: (pins: MapPins, selected: string | null): void => {
      if (!isOpen) return;
      redraw = () => drawPins({ map, layer, pins, selected, onCluster });
      redraw();
    },
    /** Fits all places into view. */
    fit: (places: readonly MapPosition[]): void => {
      if (!isOpen || places.length === 0) return;
      map.fitBounds(boundsOf(places), { padding: PADDING, maxZoom: closest, animate: !calm });
    },
    /** Moves to the visitor's position at town zoom. */
    goTo: (position: MapPosition): void => {
      if (isOpen) map.setView(at(position), Math.min(DEFAULT_MAP.zoom, closest), { animate: !calm });
    },
    /** Centres one dealer, zooming in as far as needed. */
    reveal: (place: MapPosition): void => {
      if (!isOpen) return;
      map.setView(at(place), Math.max(map.getZoom(), closest), { animate: !calm });
    },
    close: (): void => {
      isOpen = false;
      resized.disconnect();
      map.remove();
    },
  };
}

export type SellerMapHandle = ReturnType<typeof openMap>;

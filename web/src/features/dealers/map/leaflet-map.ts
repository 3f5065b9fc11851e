import { clustersOf } from '@cromia/domain/dealers/clusters';
import { DEFAULT_MAP } from '@cromia/domain/dealers/dealer';
import * as leaflet from 'leaflet';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import classes from '../dealers.module.css';
import type { Position } from '../use-near-me';
import outlines from './outlines.topojson?raw';

/** Section 9: the side of a pin, in pixels. */
const PIN = 30;
/** Pins closer than this are one cluster, in pixels. */
const CELL = 56;
const CLOSEST_ZOOM = 17;
/** A single dealer is shown with the streets around it. */
const STREETS_ZOOM = 14;
/** Without tiles, dealers are shown with the outlines around them. */
const OUTLINES_ZOOM = 8;
/** So many tiles missing are no accident. */
const TILES_MISSING = 3;

interface PinnedPlace extends Position {
  id: string;
  /** Name of the pin, for whoever does not see the map. */
  title: string;
}

export interface Pins {
  places: readonly PinnedPlace[];
  clusterTitle: (count: number) => string;
  onSelect: (id: string) => void;
}

interface MapOptions {
  /** Address of the tiles; without them the pins stand on the outlines of countries. */
  tiles: string | null;
  attribution: string;
  zoomIn: string;
  zoomOut: string;
  onTilesFail: () => void;
}

/** The sources of the outlines (docs/decisions/0017-outlines-of-the-map.md). */
const OUTLINES_ATTRIBUTION = 'Natural Earth, Istat (CC BY)';

const at = ({ latitude, longitude }: Position) => leaflet.latLng(latitude, longitude);

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

/** Draws countries and the regions of Italy below the tiles, which cover them where they can be loaded. */
function addOutlines(map: leaflet.Map): void {
  const pane = 'outlines';
  // The tiles have 200.
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
  // Italy as a whole only fills the gaps between its regions and other countries: their borders are not quite the same.
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

/** Draws the pins as they stand at this zoom; those that fall together become one with their number. */
function drawPins(map: leaflet.Map, layer: leaflet.LayerGroup, pins: Pins, selected: string | null): void {
  layer.clearLayers();
  const byId = new Map(pins.places.map((place) => [place.id, place]));
  const zoom = map.getZoom();
  const points = pins.places.map((place) => {
    const { x, y } = map.project(at(place), zoom);
    return { id: place.id, x, y };
  });
  // Close enough to tell the streets apart, each pin stands for itself.
  for (const { x, y, ids } of clustersOf(points, zoom >= CLOSEST_ZOOM ? 1 : CELL)) {
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
      cluster.on('click', () => map.fitBounds(leaflet.latLngBounds(members.map(at)), { padding: [48, 48] }));
      cluster.addTo(layer);
    }
  }
}

/** A map in an element of the page, which it fills; it knows nothing of React. */
export function openMap(box: HTMLElement, options: MapOptions) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(box, {
    center: at(DEFAULT_MAP),
    zoom: DEFAULT_MAP.zoom,
    maxZoom: 19,
    zoomControl: false,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
  });
  leaflet.control.zoom({ zoomInTitle: options.zoomIn, zoomOutTitle: options.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  addOutlines(map);
  let closestFit = STREETS_ZOOM;
  addTiles(map, {
    ...options,
    onTilesFail: () => {
      closestFit = OUTLINES_ZOOM;
      options.onTilesFail();
    },
  });
  const layer = leaflet.layerGroup().addTo(map);
  let redraw = () => {};
  map.on('zoomend', () => redraw());
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(box);
  // React may still hold a map that it has just closed; Leaflet throws when it moves one.
  let isOpen = true;
  return {
    /** Puts pins in place of those that were there. */
    showPins: (pins: Pins, selected: string | null): void => {
      if (!isOpen) return;
      redraw = () => drawPins(map, layer, pins, selected);
      redraw();
    },
    /** Moves so that all places are in sight. */
    fit: (places: readonly Position[]): void => {
      if (!isOpen || places.length === 0) return;
      map.fitBounds(leaflet.latLngBounds(places.map(at)), {
        padding: [48, 48],
        maxZoom: closestFit,
        animate: !calm,
      });
    },
    /** Moves to where the visitor is, as far out as the map begins. */
    goTo: (position: Position): void => {
      if (isOpen) map.setView(at(position), DEFAULT_MAP.zoom, { animate: !calm });
    },
    /** Brings one dealer into sight, near enough to stand for itself. */
    reveal: (place: Position): void => {
      if (!isOpen) return;
      map.setView(at(place), Math.max(map.getZoom(), STREETS_ZOOM), { animate: !calm });
    },
    close: (): void => {
      isOpen = false;
      resized.disconnect();
      map.remove();
    },
  };
}

export type SellersOnMap = ReturnType<typeof openMap>;

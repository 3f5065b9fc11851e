import { clusterPins } from '@cromia/domain/dealers/clusters';
import { DEFAULT_MAP } from '@cromia/domain/dealers/dealer';
import * as leaflet from 'leaflet';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import { createMovablePin, type MovablePin } from './movable-pin';
import outlines from './outlines.topojson?raw';
import { createClusterIcon, createPinIcon } from './pin-icons';

/** Size in pixels of the cells in which pins form a cluster. */
const CLUSTER_CELL_SIZE = 56;
const CLOSEST_ZOOM = 17;
/** Maximum automatic zoom: streets with tiles, outlines without. */
const STREETS_ZOOM = 14;
const OUTLINES_ZOOM = 8;
/** Padding between the pins and the edge of the map, in pixels. */
const PADDING: leaflet.PointTuple = [48, 48];
/** Number of missing tiles after which the tile server counts as unavailable. */
const MAX_MISSING_TILES = 3;

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
  /** URL template of the tiles; null shows only the outlines of countries. */
  tiles: string | null;
  attribution: string;
  /** The positions in view when the map opens; without any, it opens on northern Italy (contract, section 2). */
  places: readonly MapPosition[];
  zoomIn: string;
  zoomOut: string;
  onTilesFail: () => void;
}

/** The sources of the outlines (docs/decisions/0017-outlines-of-the-map.md). */
const OUTLINES_ATTRIBUTION = 'Natural Earth, Istat (CC BY)';

const toLatLng = ({ latitude, longitude }: MapPosition) => leaflet.latLng(latitude, longitude);

const toBounds = (places: readonly MapPosition[]) => leaflet.latLngBounds(places.map(toLatLng));

/** Draws the countries and the regions of Italy below the tiles, which cover them once loaded. */
function addOutlines(map: leaflet.Map): void {
  const pane = 'outlines';
  // Below the tiles, whose z-index is 200.
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
  // Italy as a whole fills the gaps between its regions and the neighbouring countries, whose borders differ slightly.
  draw(countries, 'italy', classes.ground);
  draw(countries, 'countries', classes.outline);
  draw(regions, 'regions', classes.outline);
}

function addTiles(map: leaflet.Map, { tiles, attribution, onTilesFail }: MapOptions): void {
  if (tiles === null) return;
  const layer = leaflet.tileLayer(tiles, { attribution, maxZoom: 19 });
  let missingCount = 0;
  layer.on('tileerror', () => {
    missingCount += 1;
    if (missingCount === MAX_MISSING_TILES) onTilesFail();
  });
  layer.addTo(map);
}

interface PinDrawing {
  map: leaflet.Map;
  layer: leaflet.LayerGroup;
  pins: MapPins;
  selected: string | null;
  onCluster: (members: readonly MapPosition[]) => void;
}

/** Draws the pins for the current zoom; overlapping pins become a cluster with their count. */
function drawPins({ map, layer, pins, selected, onCluster }: PinDrawing): void {
  layer.clearLayers();
  const byId = new Map(pins.places.map((place) => [place.id, place]));
  const zoom = map.getZoom();
  const points = pins.places.map((place) => {
    const { x, y } = map.project(toLatLng(place), zoom);
    return { id: place.id, x, y };
  });
  // Neither the selected pin nor pins at the closest zoom are clustered.
  const clusters = [
    ...clusterPins(
      points.filter(({ id }) => id !== selected),
      zoom >= CLOSEST_ZOOM ? 1 : CLUSTER_CELL_SIZE,
    ),
    ...points.filter(({ id }) => id === selected).map(({ id, x, y }) => ({ ids: [id], x, y })),
  ];
  for (const { x, y, ids } of clusters) {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    if (first === undefined) continue;
    if (members.length === 1) {
      const isSelected = first.id === selected;
      const pin = leaflet.marker(toLatLng(first), {
        icon: createPinIcon(isSelected),
        title: first.title,
        zIndexOffset: isSelected ? 1000 : 0,
      });
      pin.on('click', () => pins.onSelect(first.id)).addTo(layer);
    } else {
      const cluster = leaflet.marker(map.unproject([x, y], zoom), {
        icon: createClusterIcon(members.length),
        title: pins.clusterTitle(members.length),
      });
      cluster.on('click', () => onCluster(members)).addTo(layer);
    }
  }
}

/** Opens a map in an element of the page; independent of React. */
export function openMap(container: HTMLElement, options: MapOptions) {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(container, {
    maxZoom: 19,
    zoomControl: false,
    fadeAnimation: !isMotionReduced,
    zoomAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
  });
  leaflet.control.zoom({ zoomInTitle: options.zoomIn, zoomOutTitle: options.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  let maxAutoZoom = STREETS_ZOOM;
  // The view is set before the tiles are added, so that only visible tiles are requested.
  if (options.places.length === 0) map.setView(toLatLng(DEFAULT_MAP), DEFAULT_MAP.zoom);
  else map.fitBounds(toBounds(options.places), { padding: PADDING, maxZoom: maxAutoZoom });
  addOutlines(map);
  addTiles(map, {
    ...options,
    onTilesFail: () => {
      maxAutoZoom = OUTLINES_ZOOM;
      if (map.getZoom() > maxAutoZoom) map.setZoom(maxAutoZoom, { animate: !isMotionReduced });
      options.onTilesFail();
    },
  });
  const layer = leaflet.layerGroup().addTo(map);
  const onCluster = (members: readonly MapPosition[]) => {
    // Clicking a cluster zooms in by at least one level.
    const maxZoom = Math.max(maxAutoZoom === STREETS_ZOOM ? CLOSEST_ZOOM : maxAutoZoom, map.getZoom() + 1);
    map.fitBounds(toBounds(members), { padding: PADDING, maxZoom });
  };
  let redraw = () => {};
  let movablePin: ReturnType<typeof createMovablePin> | null = null;
  map.on('zoomend', () => redraw());
  const resizeObserver = new ResizeObserver(() => map.invalidateSize());
  resizeObserver.observe(container);
  // React may still call a closed map, and Leaflet throws when a removed map moves.
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
      map.fitBounds(toBounds(places), { padding: PADDING, maxZoom: maxAutoZoom, animate: !isMotionReduced });
    },
    /** Shows northern Italy, as the map opens. */
    showDefault: (): void => {
      if (isOpen)
        map.setView(toLatLng(DEFAULT_MAP), Math.min(DEFAULT_MAP.zoom, maxAutoZoom), {
          animate: !isMotionReduced,
        });
    },
    /** Moves to the visitor's position at town zoom. */
    goTo: (position: MapPosition): void => {
      if (isOpen)
        map.setView(toLatLng(position), Math.min(DEFAULT_MAP.zoom, maxAutoZoom), {
          animate: !isMotionReduced,
        });
    },
    /** Centres a dealer and zooms in if needed. */
    reveal: (place: MapPosition): void => {
      if (!isOpen) return;
      map.setView(toLatLng(place), Math.max(map.getZoom(), maxAutoZoom), { animate: !isMotionReduced });
    },
    /** Shows a pin that the user moves, and moves the view to it unless the user has just moved it there. */
    showMovablePin: (pin: MovablePin, isApproximate: boolean): void => {
      if (!isOpen) return;
      movablePin ??= createMovablePin(map);
      if (!movablePin.show(pin) || pin.position === null) return;
      const zoom = isApproximate ? DEFAULT_MAP.zoom : STREETS_ZOOM;
      map.setView(toLatLng(pin.position), Math.min(zoom, maxAutoZoom), { animate: !isMotionReduced });
    },
    /** The position in the middle of the map. */
    readCenter: (): MapPosition => {
      const { lat, lng } = map.getCenter().wrap();
      return { latitude: lat, longitude: lng };
    },
    close: (): void => {
      isOpen = false;
      resizeObserver.disconnect();
      map.remove();
    },
  };
}

export type SellerMapHandle = ReturnType<typeof openMap>;

import * as leaflet from 'leaflet';
import type { MapPosition } from '../use-visitor-position';
import { createPinIcon } from './pin-icons';

/** Distance in pixels that an arrow key moves the pin, and with Shift. */
const STEP = 10;
const FINE_STEP = 1;
/** Six decimals of a degree are about 10 cm. */
const DECIMALS = 6;
/** Padding between a pin moved by key and the edge of the map, in pixels. */
const PADDING: leaflet.PointTuple = [48, 48];

const ARROWS: Readonly<Record<string, leaflet.PointTuple>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface MovablePin {
  /** Null shows no pin; a click on the map then places it. */
  position: MapPosition | null;
  /** Accessible name of the pin. */
  title: string;
  /** Called when the user moves the pin, by dragging, with an arrow key or by a click on the map. */
  onMove: (position: MapPosition) => void;
}

const toPosition = (latLng: leaflet.LatLng): MapPosition => {
  const { lat, lng } = latLng.wrap();
  return { latitude: Number(lat.toFixed(DECIMALS)), longitude: Number(lng.toFixed(DECIMALS)) };
};

/** Creates the pin that the user moves on a map. */
export function createMovablePin(map: leaflet.Map) {
  let current: MovablePin | null = null;
  const marker = leaflet.marker(map.getCenter(), {
    icon: createPinIcon(false),
    draggable: true,
    autoPan: true,
  });
  const place = (latLng: leaflet.LatLng) => {
    marker.setLatLng(latLng).addTo(map);
    current?.onMove(toPosition(latLng));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    const point = map
      .latLngToContainerPoint(marker.getLatLng())
      .add(leaflet.point(direction).multiplyBy(step));
    place(map.containerPointToLatLng(point));
    map.panInside(marker.getLatLng(), { padding: PADDING, animate: false });
  };
  marker.on('add', () => marker.getElement()?.addEventListener('keydown', moveByKey));
  marker.on('dragend', () => place(marker.getLatLng()));
  map.on('click', ({ latlng }) => place(latlng));
  return {
    /** Shows the pin. @returns whether it is now elsewhere than the user has moved it */
    show: (pin: MovablePin): boolean => {
      current = pin;
      if (pin.position === null) {
        marker.remove();
        return false;
      }
      const { latitude, longitude } = toPosition(marker.getLatLng());
      const isElsewhere =
        !map.hasLayer(marker) || latitude !== pin.position.latitude || longitude !== pin.position.longitude;
      marker.options.title = pin.title;
      if (isElsewhere) marker.setLatLng([pin.position.latitude, pin.position.longitude]).addTo(map);
      const element = marker.getElement();
      if (element !== undefined) element.title = pin.title;
      return isElsewhere;
    },
  };
}

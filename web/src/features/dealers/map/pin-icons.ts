import * as leaflet from 'leaflet';
import classes from '../styles.module.css';

/** Side of a pin in pixels (section 9). */
const PIN_SIZE = 30;

/** The icon of one dealer; its tip marks the position. */
export function createPinIcon(isSelected: boolean): leaflet.DivIcon {
  return leaflet.divIcon({
    className: isSelected ? `${classes.pin} ${classes.pinSelected}` : (classes.pin ?? ''),
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE],
  });
}

/** The icon of several dealers, with their count. */
export function createClusterIcon(count: number): leaflet.DivIcon {
  const number = document.createElement('span');
  number.textContent = String(count);
  const side = PIN_SIZE + 10;
  return leaflet.divIcon({
    className: classes.cluster ?? '',
    html: number,
    iconSize: [side, side],
    iconAnchor: [side / 2, side / 2],
  });
}

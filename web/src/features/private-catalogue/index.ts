export { Difference } from './Difference';
export { PrivateCataloguePage } from './PrivateCataloguePage';
export { levelQuery } from './queries';

export { Difference } from './Difference';
export { levelQuery } from './level-queries';
export { PrivateCataloguePage } from './PrivateCataloguePage';

export { Difference } from './Difference';
export { levelQuery } from './level-query';
export { PrivateCataloguePage } from './PrivateCataloguePage';

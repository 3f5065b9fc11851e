export { Difference } from './Difference';
export { levelQuery } from './level-queries';
export { PrivateCataloguePage } from './PrivateCataloguePage';
export { privateCatalogueSource } from './private-catalogue-source';
export { default as UploadActions } from './UploadActions';

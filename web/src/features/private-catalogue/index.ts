export { levelQuery } from './level-queries';
export { PrivateCataloguePage } from './PrivateCataloguePage';
export { privateCatalogueSearchSource } from './private-catalogue-search-source';
export { TreeDifference } from './TreeDifference';
export { default as UploadActions } from './UploadActions';

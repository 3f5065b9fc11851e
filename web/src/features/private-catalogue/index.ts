export { TreeUploadPage } from './desk/TreeUploadPage';
export { TreeUploadsPage } from './desk/TreeUploadsPage';
export { levelQuery } from './level-queries';
export { PrivateCataloguePage } from './PrivateCataloguePage';
export { privateCatalogueSearchSource } from './private-catalogue-search-source';

export { CatalogueTiles } from './CatalogueTiles';
export { TreeUploadPage } from './desk/TreeUploadPage';
export { TreeUploadsPage } from './desk/TreeUploadsPage';
export { levelQuery } from './level-queries';
export { DESK_PRIVATE_CATALOGUE_NAV_ITEM, PRIVATE_CATALOGUE_NAV_ITEM } from './nav-items';
export { PrivateCataloguePage } from './PrivateCataloguePage';
export { privateCatalogueSearchSource } from './private-catalogue-search-source';
export { PRIVATE_CATALOGUE_TASK_TILES } from './task-tiles';

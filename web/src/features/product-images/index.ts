export { ProductImagesPage } from './desk/ProductImagesPage';
export { DESK_PRODUCT_IMAGES_NAV_ITEM } from './nav-items';

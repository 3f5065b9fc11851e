export { ProductImagesPage } from './desk/ProductImagesPage';

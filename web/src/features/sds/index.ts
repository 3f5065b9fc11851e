export { BatchPage } from './BatchPage';
export { CustomerPage } from './CustomerPage';
export { Deliveries } from './Deliveries';
export { DeliveriesPage } from './DeliveriesPage';
export { DocumentPage } from './DocumentPage';
export { type DeliverySearch, deliverySearchSchema } from './delivery-list';
export { InternalLabel } from './InternalLabel';
export { ProductPage } from './ProductPage';
export { sdsPaths } from './SdsFrame';
export { ownNameOfSdsLanguage } from './SheetLanguages';
export { SitePage } from './SitePage';
export {
  batchAddressSchema,
  customerAddressSchema,
  documentAddressSchema,
  productAddressSchema,
  siteAddressSchema,
} from './sds-searches';
export { recipeText } from './use-sds-columns';

export { PriceGridForm } from './desk/PriceGridForm';
export { PriceGridPage } from './desk/PriceGridPage';
export { buildAgreedChanges } from './desk/price-form';
export { EDITED_QUERY_OPTIONS, PRICES_KEY } from './desk/price-queries';
export { useAgreedColumns } from './desk/use-agreed-columns';
export { type IndexedPriceRow, useAgreedPriceColumn, useValueColumns } from './desk/use-price-cells';
export { usePriceForm } from './desk/use-price-form';

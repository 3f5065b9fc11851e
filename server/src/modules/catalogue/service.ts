export {
  findProductIds,
  pricesFor,
  type SellableProduct,
  sellableProducts,
} from './prices.ts';

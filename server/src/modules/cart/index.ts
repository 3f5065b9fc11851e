export { deleteLines, findLinesByProduct, lockCart, setCartDirty, storeCartNote } from './cart-queries.ts';
export { readCart, toCartOwner } from './own-cart.ts';
export { findProducts } from './products.ts';
export { addOrderableLines, type OrderedLine, putLinesBack } from './put-back.ts';
export { toQuickOrderProduct } from './quick-order-product.ts';
export { returnLines } from './return-lines.ts';
export { cartRoutes } from './routes.ts';

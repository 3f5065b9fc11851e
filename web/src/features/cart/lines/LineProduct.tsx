import type { CartItem } from '@cromia/domain/cart/cart-items';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { createContext, use } from 'react';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { AvailableAgain } from '../../../ui/product/AvailableAgain';
import { ProductName } from '../../../ui/product/ProductName';
import { HazardMark } from '../../hazards';
import { AvailabilityBadge } from './AvailabilityBadge';

/** Opens the detail of a product. A context, because the table's columns must stay the same objects. */
export const OpenProductContext = createContext<(code: ProductCode) => void>(() => undefined);

/** The product of a cart line with its status; its name links to the detail. */
export function LineProduct({ line }: { line: CartItem }) {
  const open = use(OpenProductContext);
  const { productCode, hex, um, unitQty, lat, imageVersion } = line;
  return (
    <ProductName
      product={line}
      picture={
        <ProductPicture
          image={toProductImage(lat, imageVersion)}
          drawn={{ serial: productCode.serial, hex, um, qta: unitQty }}
          sizes="(max-width: 767px) 48px, 72px"
        />
      }
      mark={
        <>
          <AvailabilityBadge availability={deriveProductStatus(line)} />
          <AvailableAgain product={line} />
          {line.hazard !== null && <HazardMark code={line.productCode} />}
        </>
      }
      onOpen={() => open(line.productCode)}
    />
  );
}

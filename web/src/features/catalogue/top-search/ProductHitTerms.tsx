import { findCartError } from '@cromia/domain/cart/buying';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { HazardSignsOf } from '../../hazards';
import { ProductAvailability } from '../ProductAvailability';
import classes from './styles.module.css';
import type { Suggestion } from './suggestions';

interface ProductHitTermsProps {
  code: ProductCode;
  product: NonNullable<Suggestion['product']>;
}

/** Content, price and stock of a product in the search of the top bar; no price for what cannot be bought. */
export function ProductHitTerms({ code, product }: ProductHitTermsProps) {
  const { unitPrice, quantity } = useFormats();
  const { um, qta, pricesAndDiscounts } = product;
  const hasPrice = pricesAndDiscounts !== null && findCartError(product) === null;
  return (
    <span className={classes.terms}>
      <Text span size="sm">
        {quantity(qta, um)}
        {hasPrice && (
          <>
            {' · '}
            <b>
              {unitPrice(pricesAndDiscounts.finalUnitPrice)}/{um}
            </b>
          </>
        )}
      </Text>
      <ProductAvailability product={product} />
      <HazardSignsOf code={code} />
    </span>
  );
}

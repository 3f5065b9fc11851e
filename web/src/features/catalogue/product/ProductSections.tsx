import type { ProductDetail } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { TitleOrder } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useShopScope } from '../../acting';
import { HazardDetails, PackageLabelButton } from '../../hazards';
import { SdsSection } from '../../sds';
import { TdsSection } from '../../tds';
import { LoginPrompt } from '../buying/LoginPrompt';
import { MixingInstructions } from './MixingInstructions';
import { ProductCategories, ProductCharacteristics } from './ProductCharacteristics';
import classes from './styles.module.css';
import { VariantsTable } from './VariantsTable';

interface ProductSectionsProps {
  product: ProductDetail;
  titleOrder: TitleOrder;
  /** Scrolls to the technical data sheets. */
  showTds: boolean;
  onBuy: (code: ProductCode) => void;
  onOpen: (code: ProductCode) => void;
}

/** The characteristics, hazards, packagings and documents of a product. */
export function ProductSections({ product, titleOrder, showTds, onBuy, onOpen }: ProductSectionsProps) {
  const [isLoginPrompted, setIsLoginPrompted] = useState(false);
  const user = useUser();
  const scope = useShopScope();
  // Private users see no way to buy what is for professionals only.
  const isBarred = product.hazard?.professionalOnly === true && user?.type === 'P';
  const { id } = product;
  return (
    <div className={classes.sections}>
      <ProductCategories product={product} titleOrder={titleOrder} />
      <ProductCharacteristics product={product} titleOrder={titleOrder} />
      <MixingInstructions product={product} titleOrder={titleOrder} />
      <HazardDetails label={product.hazard} titleOrder={titleOrder}>
        <PackageLabelButton packages={product.variants} code={id} />
      </HazardDetails>
      {!isBarred && <VariantsTable product={product} titleOrder={titleOrder} onBuy={onBuy} onOpen={onOpen} />}
      <div className={classes.documents}>
        <TdsSection
          serial={id.serial}
          color={id.color}
          titleOrder={titleOrder}
          inFocus={showTds}
          onLoginNeeded={() => setIsLoginPrompted(true)}
        />
        <SdsSection
          key={`${id.serial}-${id.color}`}
          serial={id.serial}
          color={id.color}
          titleOrder={titleOrder}
          customerCode={scope?.query.customerCode}
        />
      </div>
      <LoginPrompt reason={isLoginPrompted ? 'tds' : null} onClose={() => setIsLoginPrompted(false)} />
    </div>
  );
}

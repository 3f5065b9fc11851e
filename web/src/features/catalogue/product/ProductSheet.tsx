import type { ProductDetail } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text, type TitleOrder } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { BuyDialog } from '../buying/BuyDialog';
import { BuyBar } from './BuyBar';
import { ProductChoice } from './ProductChoice';
import { ProductLead } from './ProductLead';
import { ProductSections } from './ProductSections';
import classes from './styles.module.css';

interface ProductSheetProps {
  product: ProductDetail;
  /** The product of the same serial that is loading; null when none is. */
  loadingCode: ProductCode | null;
  /** Called when another colour, packaging or replacing code is chosen. */
  onSelect: (code: ProductCode) => void;
  titleOrder: TitleOrder;
  /** Scrolls to the technical data sheets. */
  showTds: boolean;
}

/** The detail of one product (section 2, "Product detail"). */
export function ProductSheet({ product, loadingCode, onSelect, titleOrder, showTds }: ProductSheetProps) {
  const { language } = useTexts('catalogue');
  const [boughtCode, setBoughtCode] = useState<ProductCode | null>(null);
  return (
    <div className={classes.sheet}>
      <ProductLead product={product} />
      <div className={classes.details}>
        <ProductChoice
          product={product}
          loadingCode={loadingCode}
          onSelect={onSelect}
          titleOrder={titleOrder}
        />
        <BuyBar product={product} waiting={loadingCode !== null} onBuy={() => setBoughtCode(product.id)} />
        <Text className={classes.longDescription}>
          {pickLocalizedText(product.longDescription, language)}
        </Text>
      </div>
      <ProductSections
        product={product}
        titleOrder={titleOrder === 1 ? 2 : 3}
        showTds={showTds}
        onBuy={setBoughtCode}
        onOpen={onSelect}
      />
      <BuyDialog product={product} code={boughtCode} onClose={() => setBoughtCode(null)} onOpen={onSelect} />
    </div>
  );
}

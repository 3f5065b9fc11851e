import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { HazardLabelView } from '../../hazards';
import { BuyOptionsDialog } from './BuyOptionsDialog';
import { CartChoice } from './CartChoice';
import classes from './styles.module.css';

interface BuyDialogProps {
  /** The displayed product. */
  product: ProductDetail;
  /** The variant to buy; null closes the dialog. */
  code: ProductCode | null;
  onClose: () => void;
  /** Opens the product that replaces this one. */
  onOpen: (code: ProductCode) => void;
}

/** The ways to buy a product of the professional catalogue. */
export function BuyDialog({ product, code, onClose, onOpen }: BuyDialogProps) {
  const { language } = useTexts('catalogue');
  return (
    <BuyOptionsDialog
      code={code && formatProductCode(code)}
      catalogue="professional"
      brand={product.brand}
      onClose={onClose}
      product={
        code !== null && (
          <div className={classes.product}>
            <ProductCodeChip code={code} hex={product.hex} />
            <Text size="sm">
              {pickLocalizedText(product.shortDescription, language)} ·{' '}
              {pickLocalizedText(product.colorDescription, language)}
            </Text>
            <HazardLabelView label={product.hazard} />
          </div>
        )
      }
      cart={
        code !== null && (
          <CartChoice
            code={code}
            onAdded={onClose}
            onOpen={(successor) => {
              onClose();
              onOpen(successor);
            }}
          />
        )
      }
    />
  );
}

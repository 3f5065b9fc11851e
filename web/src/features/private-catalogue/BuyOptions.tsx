import { formatProductCode, type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { BuyOptionsDialog } from '../catalogue';
import { CompanyCart } from './CompanyCart';

interface BuyOptionsProps {
  product: NonNullable<CatalogueLevel['node']>;
  /** The variant chosen on the page; null for products that the catalogue does not contain. */
  chosen: ProductCode | null;
  opened: boolean;
  onClose: () => void;
}

/** The ways to buy a product of the private catalogue. */
export default function BuyOptions({ product, chosen, opened, onClose }: BuyOptionsProps) {
  const { language } = useTexts('catalogue', 'cart');
  return (
    <BuyOptionsDialog
      code={opened ? product.code : null}
      catalogue="private"
      brand={product.brand}
      product={<Text>{pickLocalizedText(product.name, language)}</Text>}
      cart={
        <CompanyCart
          key={chosen === null ? product.code : toProductKey(chosen)}
          code={chosen === null ? product.code : formatProductCode(chosen)}
          onAdded={onClose}
        />
      }
      onClose={onClose}
    />
  );
}

import { localized } from '@cromia/domain/languages';
import type { Level } from '@cromia/domain/private-catalogue/tree';
import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { BuyWaysDialog } from '../catalogue';
import { CompanyCart } from './CompanyCart';

interface BuyWaysProps {
  product: NonNullable<Level['node']>;
  opened: boolean;
  onClose: () => void;
}

/** The ways to buy a product of the private catalogue. */
export default function BuyWays({ product, opened, onClose }: BuyWaysProps) {
  const { language } = useTexts('catalogue', 'cart');
  return (
    <BuyWaysDialog
      code={opened ? product.code : null}
      catalogue="private"
      product={<Text>{localized(product.name, language)}</Text>}
      cart={<CompanyCart code={product.code} onAdded={onClose} />}
      onClose={onClose}
    />
  );
}

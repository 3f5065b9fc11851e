import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text, Title, type TitleOrder } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { AvailableAgain } from '../../../ui/product/AvailableAgain';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useShopScope } from '../../acting';
import { AddToListButton } from '../../add-to-list';
import { StockWatch } from '../../stock-watches';
import { readQuantityDraft } from '../buying/quantity-drafts';
import { ProductAvailability } from '../ProductAvailability';
import { AvailabilityNotice } from './AvailabilityNotice';
import { ColorSelect } from './ColorSelect';
import { PackagingChoice } from './PackagingChoice';
import { toCodeInColor, toCodeInPackaging } from './select-code';
import classes from './styles.module.css';

interface ProductChoiceProps {
  product: ProductDetail;
  /** The product of the same serial that is loading; null when none is. */
  loadingCode: ProductCode | null;
  onSelect: (code: ProductCode) => void;
  titleOrder: TitleOrder;
}

/** The name, code and availability of a product, and its colours and packagings to choose from. */
export function ProductChoice({ product, loadingCode, onSelect, titleOrder }: ProductChoiceProps) {
  const { language } = useTexts('catalogue');
  const { id } = product;
  const scope = useShopScope();
  // A packaging chosen while a colour loads refers to that colour.
  const selectedCode = loadingCode ?? id;
  return (
    <div className={classes.choice}>
      <Text size="sm" c="dimmed">
        {product.brand}
      </Text>
      <Title order={titleOrder} size="h2">
        {pickLocalizedText(product.shortDescription, language)}
      </Title>
      <div className={classes.codeLine}>
        <ProductCodeChip code={id} hex={product.hex} />
        <ProductAvailability product={product} />
        <AvailableAgain product={product} />
        <AddToListButton
          product={formatProductCode(id)}
          getProducts={() => [
            { productCode: id, quantity: readQuantityDraft(scope?.customerCode ?? '', id) },
          ]}
        />
      </div>
      <AvailabilityNotice product={product} onOpen={onSelect} />
      <StockWatch product={product} />
      <ColorSelect
        colors={product.colors}
        color={id.color}
        onChange={(next) => onSelect(toCodeInColor(selectedCode, next))}
      />
      <PackagingChoice
        key={id.color}
        variants={product.variants}
        hex={product.hex}
        pkg={id.pkg}
        onChange={({ pkg }) => onSelect(toCodeInPackaging(selectedCode, product, pkg))}
      />
    </div>
  );
}

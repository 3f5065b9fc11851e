import { isAllowed } from '@cromia/domain/accounts/access';
import { findCartError, isOnRequestOnly } from '@cromia/domain/cart/buying';
import type { ProductDetail, ProductVariant } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Button, Title, type TitleOrder } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { AvailableAgain } from '../../../ui/product/AvailableAgain';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { AddToCartNote } from '../../cart';
import { ProductAvailability } from '../ProductAvailability';
import { findSuccessor } from './AvailabilityNotice';
import { compareByQuantity } from './PackagingChoice';
import { canSeePrices, type PriceView, usePriceView } from './price-view';
import classes from './styles.module.css';

const PER_LITRE = 'kg/l';

/** The viewer's price; null for a product that cannot be bought. */
function getShownPrice(variant: ProductVariant): ProductVariant['pricesAndDiscounts'] {
  return findCartError(variant) === null ? variant.pricesAndDiscounts : null;
}

/** Section 6: agents and commercial staff see list price and discounts, customers only the final price. */
function useTermColumns(view: PriceView): DataColumn<ProductVariant>[] {
  const { t } = useTexts('catalogue');
  const { unitPrice, discounts } = useFormats();
  if (view !== 'terms') return [];
  return [
    {
      id: 'unitPrice',
      header: t('catalogue:detail.unitPrice'),
      align: 'right',
      cell: (variant) => unitPrice(getShownPrice(variant)?.unitPrice),
    },
    {
      id: 'priceList',
      header: t('catalogue:detail.priceList'),
      cell: (variant) => getShownPrice(variant)?.priceListCode ?? '–',
    },
    {
      id: 'discounts',
      header: t('catalogue:detail.discounts'),
      align: 'right',
      cell: (variant) => {
        const prices = getShownPrice(variant);
        return prices === null ? '–' : discounts(prices.discountPct1 ?? 0, prices.discountPct2 ?? 0);
      },
    },
  ];
}

function useColumns(product: ProductDetail, view: PriceView): DataColumn<ProductVariant>[] {
  const { t, language } = useTexts('catalogue');
  const { unitPrice, quantity } = useFormats();
  const color = pickLocalizedText(product.colorDescription, language);
  const formatPrice = ({ pricesAndDiscounts, um }: ProductVariant) =>
    pricesAndDiscounts === null
      ? t('common:product.priceNotAssigned')
      : `${unitPrice(pricesAndDiscounts.finalUnitPrice)}/${um}`;
  return [
    {
      id: 'code',
      header: t('catalogue:detail.code'),
      cell: ({ id }) => <ProductCodeChip code={id} hex={product.hex} />,
      card: 'title',
    },
    { id: 'color', header: t('catalogue:detail.color'), cell: () => color },
    {
      id: 'content',
      header: t('catalogue:detail.content'),
      align: 'right',
      cell: ({ qta, um }) => quantity(qta, um),
    },
    {
      id: 'dna',
      header: t('catalogue:detail.specificWeight'),
      align: 'right',
      cell: ({ dna }) => quantity(dna, PER_LITRE),
    },
    ...useTermColumns(view),
    {
      id: 'unitValue',
      header: t('catalogue:detail.unitValue'),
      align: 'right',
      cell: (variant) => (
        <span className={classes.unitValue}>
          {canSeePrices(view) && findCartError(variant) === null && formatPrice(variant)}
          <ProductAvailability product={variant} />
          <AvailableAgain product={variant} />
        </span>
      ),
    },
  ];
}

interface VariantsTableProps {
  product: ProductDetail;
  titleOrder: TitleOrder;
  onBuy: (code: ProductCode) => void;
  /** Opens the product that replaces a variant. */
  onOpen: (code: ProductCode) => void;
}

/** The button of a variant: to buy it, to request it in a note, or to open its successor. */
function VariantAction({
  variant,
  onBuy,
  onOpen,
}: Pick<VariantsTableProps, 'onBuy' | 'onOpen'> & { variant: ProductVariant }) {
  const { t } = useTexts('catalogue');
  const user = useUser();
  if (isOnRequestOnly(variant)) return <AddToCartNote product={variant} compact />;
  if (findCartError(variant) === null) {
    if (user?.role === 'CUSTOMER' && !isAllowed(user, 'cart.change')) return null;
    const code = formatProductCode(variant.id);
    return (
      <Button
        variant="default"
        size="compact-md"
        onClick={() => onBuy(variant.id)}
        aria-label={t('catalogue:detail.buyOf', { code })}
      >
        {t('catalogue:detail.buy')}
      </Button>
    );
  }
  const successor = findSuccessor(variant);
  if (successor === null) return null;
  return (
    <Button variant="default" size="compact-md" onClick={() => onOpen(successor)}>
      {t('catalogue:detail.openCode', { code: formatProductCode(successor) })}
    </Button>
  );
}

/** All variants of the same colour, each with the way to get it (section 2). */
export function VariantsTable({ product, titleOrder, onBuy, onOpen }: VariantsTableProps) {
  const { t } = useTexts('catalogue');
  const columns = useColumns(product, usePriceView());
  const rows = useMemo(() => [...product.variants].sort(compareByQuantity), [product.variants]);
  return (
    <section>
      <Title order={titleOrder} size="h3" mb="sm">
        {t('catalogue:detail.variants')}
      </Title>
      <DataTable
        label={t('catalogue:detail.variants')}
        columns={columns}
        rows={rows}
        rowId={({ pkg }) => pkg}
        rowLabel={({ id }) => formatProductCode(id)}
        actions={(variant) => <VariantAction variant={variant} onBuy={onBuy} onOpen={onOpen} />}
      />
    </section>
  );
}

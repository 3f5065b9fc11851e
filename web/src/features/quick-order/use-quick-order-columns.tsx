import { getMinimumQuantity } from '@cromia/domain/cart/quantity';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { Text } from '@mantine/core';
import { use, useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import type { DataColumn } from '../../ui/table/columns';
import { AddToCartNote, UnitPrice } from '../cart';
import { QuickRowProduct } from './QuickRowProduct';
import { QuickRowText } from './QuickRowText';
import {
  calculateCost,
  getUnitPrice,
  isConverted,
  isReadyRow,
  type QuickRow,
  withQuantity,
} from './quick-rows';
import { QuickRowsContext } from './quick-rows-context';

/** The reason why the typed quantity is not taken. */
function useQuantityProblem({ product, quantityProblem }: QuickRow): string | null {
  const { t } = useTexts('quick-order');
  const { quantity: formatQuantity, unit } = useFormats();
  if (product === null || quantityProblem === null) return null;
  return t(`quick-order:quantity.${quantityProblem}`, {
    most: formatQuantity(LIMITS.itemQuantity),
    unit: unit(product.um),
    content: formatQuantity(product.qta, product.um),
    multiplier: getMinimumQuantity(product.qtyPkgMultiplier),
  });
}

function QuantityCell({ row }: { row: QuickRow }) {
  const { t } = useTexts('quick-order');
  const { quantity: formatQuantity } = useFormats();
  const rows = use(QuickRowsContext);
  const quantityProblem = useQuantityProblem(row);
  const { problem, product, asked, content, quantity, typedQuantity } = row;
  if (problem === 'ProductOnRequestOnly' && product !== null) {
    const { productCode: id, qtyPkgMultiplier } = product;
    return <AddToCartNote product={{ id, qtyPkgMultiplier }} requested={asked} compact />;
  }
  if (problem !== null || product === null) return <Text c="dimmed">–</Text>;
  return (
    <>
      <QuantityStepper
        value={quantity}
        multiplier={product.qtyPkgMultiplier}
        rejected={typedQuantity}
        rejectedReason={quantityProblem}
        productCode={formatProductCode(product.productCode)}
        content={product}
        onChange={(next) => rows?.change(withQuantity(row, next))}
        compact
      />
      {content !== null && quantity !== null && isConverted(row) && (
        <Text size="xs">
          {t('quick-order:converted', {
            typed: formatQuantity(content.quantity, content.unit),
            packages: formatQuantity(quantity),
            content: formatQuantity(product.qta, product.um),
          })}
        </Text>
      )}
    </>
  );
}

function PriceCell({ row }: { row: QuickRow }) {
  if (!isReadyRow(row)) return <Text c="dimmed">–</Text>;
  const { um, pricesAndDiscounts } = row.product;
  return <UnitPrice line={{ ...pricesAndDiscounts, um, finalUnitPrice: getUnitPrice(row.product) }} />;
}

function CostCell({ row }: { row: QuickRow }) {
  const cost = isReadyRow(row) ? calculateCost(row) : null;
  return cost === null ? <Text c="dimmed">–</Text> : <Money amount={cost} fw={600} />;
}

/** The columns of the checked lines, stable while quantities change. */
export function useQuickOrderColumns(): DataColumn<QuickRow>[] {
  const { t } = useTexts('cart', 'quick-order');
  return useMemo(
    () => [
      {
        id: 'line',
        header: t('quick-order:columns.line'),
        cell: (row) => row.line,
        align: 'right',
        width: '64px',
      },
      {
        id: 'text',
        header: t('quick-order:columns.text'),
        cell: (row) => <QuickRowText row={row} />,
        width: '20%',
      },
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (row) => <QuickRowProduct row={row} />,
        width: '34%',
        card: 'title',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (row) => <PriceCell row={row} />,
        align: 'right',
      },
      {
        id: 'quantity',
        header: t('cart:columns.quantity'),
        cell: (row) => <QuantityCell row={row} />,
        width: '160px',
      },
      {
        id: 'rowTotal',
        header: t('cart:columns.rowTotal'),
        cell: (row) => <CostCell row={row} />,
        align: 'right',
      },
    ],
    [t],
  );
}

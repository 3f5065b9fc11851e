import type { ApprovalDetail, ApprovalItem } from '@cromia/domain/approvals/approval';
import { isSamePrice } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { RowButton } from '../../ui/list/RowButton';
import { Money } from '../../ui/product/Money';
import { ProductName } from '../../ui/product/ProductName';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { HazardMark } from '../hazards';
import { calculateDecidedRow, getDecidedQuantity, limitQuantity, type Quantities } from './decided-lines';

interface ApprovalLinesProps {
  approval: ApprovalDetail;
  quantities: Quantities;
  /** Sets the quantity of a line, 0 to drop it; undefined if the viewer cannot change lines. */
  onQuantity?: ((item: ApprovalItem, quantity: number) => void) | undefined;
}

/** The price of a line, with the price that the author saw if it has changed since. */
function ItemPrice({ item }: { item: ApprovalItem }) {
  const { t } = useTexts('approvals');
  const { unitPrice, unit } = useFormats();
  const { finalUnitPrice, shownFinalUnitPrice, um } = item;
  if (finalUnitPrice === null) return <Money amount={null} />;
  return (
    <>
      {unitPrice(finalUnitPrice)}/{unit(um)}
      {!isSamePrice(finalUnitPrice, shownFinalUnitPrice) && (
        <Text size="xs" fw={600} c="warning">
          {t('approvals:changes.price', { price: unitPrice(shownFinalUnitPrice) })}
        </Text>
      )}
    </>
  );
}

/** The quantity of a line: a field for who decides, otherwise what was requested and ordered. */
function ItemQuantity({
  item,
  quantities,
  onQuantity,
}: { item: ApprovalItem } & Omit<ApprovalLinesProps, 'approval'>) {
  const { t } = useTexts('approvals');
  const { content, quantity: format } = useFormats();
  const decided = getDecidedQuantity(item, quantities);
  const requested = t('approvals:changes.requested', { quantity: format(item.quantity) });
  if (onQuantity === undefined || item.error !== null || decided === 0) {
    return (
      <>
        {decided === 0 ? <s>{format(item.quantity)}</s> : `${format(decided)} × ${content(item)}`}
        {decided > 0 && decided !== item.quantity && (
          <Text size="xs" c="dimmed">
            {requested}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <QuantityStepper
        compact
        value={decided}
        multiplier={item.qtyPkgMultiplier}
        productCode={formatProductCode(item.productCode)}
        onChange={(typed) => typed !== null && onQuantity(item, limitQuantity(item, typed))}
      />
      {decided !== item.quantity && (
        <Text size="xs" c="dimmed">
          {requested}
        </Text>
      )}
    </>
  );
}

function useColumns({
  quantities,
  onQuantity,
}: Omit<ApprovalLinesProps, 'approval'>): DataColumn<ApprovalItem>[] {
  const { t } = useTexts('approvals', 'cart');
  return [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (item) => (
        <>
          <ProductName product={item} mark={<HazardMark code={item.productCode} />} />
          {item.error !== null && (
            <Text size="xs" fw={600} c="danger">
              {t(`errors:${item.error}`)}
            </Text>
          )}
        </>
      ),
      card: 'title',
    },
    {
      id: 'unitPrice',
      header: t('cart:columns.unitPrice'),
      cell: (item) => <ItemPrice item={item} />,
      card: 'brief',
      align: 'right',
    },
    {
      id: 'quantity',
      header: t('cart:columns.quantity'),
      cell: (item) => <ItemQuantity item={item} quantities={quantities} onQuantity={onQuantity} />,
      card: onQuantity === undefined ? 'brief' : 'control',
    },
    {
      id: 'rowTotal',
      header: t('cart:columns.rowTotal'),
      cell: (item) => <Money amount={calculateDecidedRow(item, quantities)} fw={600} />,
      align: 'right',
      card: 'amount',
    },
  ];
}

/** The lines of an approval, which an approver may lower or drop. */
export function ApprovalLines({ approval, quantities, onQuantity }: ApprovalLinesProps) {
  const { t } = useTexts('approvals');
  const columns = useColumns({ quantities, onQuantity });
  return (
    <DataTable
      label={t('approvals:lines')}
      columns={columns}
      rows={approval.items}
      rowId={({ id }) => id}
      rowLabel={({ productCode }) => formatProductCode(productCode)}
      {...(onQuantity && {
        actions: (item: ApprovalItem) =>
          item.error === null && (
            <RowButton
              icon={IconTrash}
              rowName={formatProductCode(item.productCode)}
              onClick={() => onQuantity(item, getDecidedQuantity(item, quantities) === 0 ? item.quantity : 0)}
            >
              {t(
                getDecidedQuantity(item, quantities) === 0
                  ? 'approvals:actions.keep'
                  : 'approvals:actions.drop',
              )}
            </RowButton>
          ),
      })}
    />
  );
}

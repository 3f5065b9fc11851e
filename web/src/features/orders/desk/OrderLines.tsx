import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OrderItem, OrderToDecide } from '@cromia/domain/orders/order';
import type { QuantityStep } from '@cromia/domain/orders/quantity-step';
import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { moveFocusInColumn } from '../../../ui/fields/move-focus-in-column';
import { NumberCell } from '../../../ui/fields/NumberCell';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { SumRows, useSumLabels } from '../../cart';
import { deskLayout, LinesHeading } from '../../desk';
import { useProcessedSums } from '../detail/use-processed-sums';
import { useOrderItemColumns } from '../use-order-columns';
import { createQuantitiesSchema, type LineQuantities } from './order-transition';

/** The lines of an order without a next transition, or whose next transition has no quantities. */
export function OrderLines({ order, documentButtons }: { order: OrderToDecide; documentButtons: ReactNode }) {
  return <LinesTable order={order} documentButtons={documentButtons} columns={useOrderItemColumns()} />;
}

interface EditableOrderLinesProps {
  order: OrderToDecide;
  step: QuantityStep;
  /** Id of the form, which the transition's button submits. */
  formId: string;
  onSubmit: (quantities: LineQuantities) => void;
  documentButtons: ReactNode;
}

/** The lines of an order with editable quantities for its next transition, initially all packages. */
export function EditableOrderLines({
  order,
  step,
  formId,
  onSubmit,
  documentButtons,
}: EditableOrderLinesProps) {
  const { t } = useTexts('orders', 'orders-desk');
  const { items } = order;
  const { column, getMaximum } = step;
  const form = useZodForm(createQuantitiesSchema(items, step), {
    quantities: items.map((item) => ({ quantity: getMaximum(item) })),
  });
  const { control } = form;
  const { isDirty } = form.formState;
  const itemColumns = useOrderItemColumns();
  const columns = useMemo<DataColumn<OrderItem>[]>(() => {
    const indexById = new Map(items.map(({ id }, index) => [id, index]));
    const renderQuantityCell = (item: OrderItem) => (
      <>
        <NumberCell
          control={control}
          name={`quantities.${indexById.get(item.id) ?? 0}.quantity`}
          column={column}
          format={{ kind: 'packages' }}
          label={`${t(`orders:columns.${column}`)}: ${formatProductCode(item.productCode)}`}
          errorWords={{
            missing: t('orders-desk:quantityError', { most: getMaximum(item) }),
            invalidField: t('orders-desk:quantityError', { most: getMaximum(item) }),
          }}
        />
        {item[column] > 0 && (
          <Text size="xs" c="dimmed">
            {t('orders-desk:shippedBefore', { count: item[column] })}
          </Text>
        )}
      </>
    );
    return itemColumns.map((itemColumn) =>
      itemColumn.id === column
        ? { ...itemColumn, cell: renderQuantityCell, width: '112px', card: 'badge' }
        : itemColumn,
    );
  }, [t, itemColumns, items, control, column, getMaximum]);
  return (
    <form
      id={formId}
      className={deskLayout.linesFirst}
      onSubmit={form.handleSubmit(onSubmit)}
      onKeyDown={moveFocusInColumn}
      noValidate
    >
      <LinesTable
        order={order}
        documentButtons={documentButtons}
        columns={columns}
        hint={t('orders-desk:keys')}
      />
      <LeaveGuard isStored={false} when={() => isDirty} />
    </form>
  );
}

interface LinesTableProps {
  order: OrderToDecide;
  columns: readonly DataColumn<OrderItem>[];
  documentButtons: ReactNode;
  hint?: string;
}

function LinesTable({ order, columns, documentButtons, hint }: LinesTableProps) {
  const { t } = useTexts('orders');
  const { items, overallDiscount, total, totalWeight } = order;
  const ordered = useSumLabels({
    rows: sumRowTotals(items.map((item) => item.rowTotal)),
    discount: overallDiscount,
    total,
    weight: totalWeight,
  });
  const processed = useProcessedSums(order);
  return (
    <section className={`${deskLayout.items} ${deskLayout.linesFirst}`}>
      <LinesHeading paper={documentButtons}>{t('orders:detail.orderItems')}</LinesHeading>
      {hint !== undefined && (
        <Text size="sm" c="dimmed" visibleFrom="sm" className={deskLayout.hint}>
          {hint}
        </Text>
      )}
      <div className={deskLayout.queue}>
        <DataTable
          label={t('orders:detail.orderItems')}
          columns={columns}
          rows={items}
          rowId={(item) => item.id}
          rowLabel={(item) => formatProductCode(item.productCode)}
        />
      </div>
      <SumRows rows={[...ordered, ...processed]} />
    </section>
  );
}

import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OfferRequestToDecide, PricedItem } from '@cromia/domain/offers/offer-request';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { SumList } from '../../cart';
import { deskLayout, LinesHeading } from '../../desk';
import { useItemColumns } from '../../orders';
import { ReferencePrices } from './ReferencePrices';

/** The lines of a decided offer request, with the reference prices. */
export function PricedLines({
  offer,
  documentButtons,
}: {
  offer: OfferRequestToDecide;
  documentButtons: ReactNode;
}) {
  const { t } = useTexts('offers', 'offers-desk');
  const itemColumns = useItemColumns({ isOffered: true });
  const columns = useMemo<DataColumn<PricedItem>[]>(() => {
    const references: DataColumn<PricedItem> = {
      id: 'references',
      header: t('offers-desk:pricing.references'),
      cell: (line) => <ReferencePrices line={line} />,
    };
    return itemColumns.flatMap((column): DataColumn<PricedItem>[] =>
      column.id === 'quantity' ? [column, references] : [column],
    );
  }, [itemColumns, t]);
  const { total, items, overallDiscount, totalWeight } = offer;
  return (
    <section className={`${deskLayout.items} ${deskLayout.linesFirst}`}>
      <LinesHeading paper={documentButtons}>{t('offers:detail.items')}</LinesHeading>
      <DataTable
        label={t('offers:detail.items')}
        columns={columns}
        rows={items}
        rowId={(item) => item.id}
        rowLabel={(item) => formatProductCode(item.productCode)}
      />
      {total !== null && (
        <SumList
          sums={{
            rows: sumRowTotals(items.flatMap(({ rowTotal }) => (rowTotal === null ? [] : [rowTotal]))),
            discount: overallDiscount,
            total,
            weight: totalWeight,
          }}
        />
      )}
    </section>
  );
}

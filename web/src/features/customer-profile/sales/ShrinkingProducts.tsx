import type { CustomerSales } from '@cromia/domain/customers/portfolios/sales';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';

type ShrinkingProduct = CustomerSales['shrinkingProducts'][number];

/** The products that a customer buys less of than a year ago. */
export function ShrinkingProducts({ products }: { products: readonly ShrinkingProduct[] }) {
  const { t, language } = useTexts('customers');
  const { date, money } = useFormats();
  const columns = useMemo(
    (): DataColumn<ShrinkingProduct>[] => [
      {
        id: 'product',
        header: t('customers:sales.product'),
        cell: ({ serial, shortDescription }) => (
          <>
            <span translate="no">{serial}</span>
            <Text size="xs" c="dimmed">
              {pickLocalizedText(shortDescription, language)}
            </Text>
          </>
        ),
        card: 'title',
      },
      {
        id: 'turnover',
        header: t('customers:sales.lastYear'),
        cell: ({ turnover }) => money(turnover),
        align: 'right',
      },
      {
        id: 'turnoverBefore',
        header: t('customers:sales.yearBefore'),
        cell: ({ turnoverBefore }) => money(turnoverBefore),
        align: 'right',
      },
      {
        id: 'lastOrderedOn',
        header: t('customers:sales.lastOrder'),
        cell: ({ lastOrderedOn }) => date(lastOrderedOn),
        align: 'right',
      },
    ],
    [t, language, date, money],
  );
  if (products.length === 0) return <Text c="dimmed">{t('customers:sales.noShrinking')}</Text>;
  return (
    <DataTable
      label={t('customers:sales.shrinking')}
      columns={columns}
      rows={products}
      rowId={({ productClass, serial }) => `${productClass}-${serial}`}
      rowLabel={({ serial }) => serial}
    />
  );
}

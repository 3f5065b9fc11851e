import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';

/** A list of one customer's documents, and its filters that find the document of a row. */
interface DocumentLink<Row> {
  path: '/profile-customer/orders' | '/profile-customer/request-offers' | '/profile-customer/request-orders';
  toSearch: (row: Row) => Record<string, string>;
}

/**
 * The customer column of lists across a portfolio. Its link acts for the customer and opens the document of the row.
 * @param document constant between renders
 */
export function useManagedCustomerColumn<Row extends CustomerSummary>({
  path,
  toSearch,
}: DocumentLink<Row>): DataColumn<Row> {
  const { t } = useTexts('cart', 'customers');
  return useMemo(
    () => ({
      id: 'customer',
      header: t('cart:print.customer'),
      cell: (row) => (
        <>
          <Anchor
            inherit
            title={t('customers:list.pickNamed', { customer: row.businessName })}
            renderRoot={(props) => (
              // Opening the link picks the customer, so it must not be preloaded.
              <Link
                {...props}
                to={path}
                search={{ customerCode: row.customerCode, ...toSearch(row) }}
                preload={false}
              />
            )}
          >
            {row.businessName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {row.customerCode}
          </Text>
        </>
      ),
      width: '280px',
      card: 'subtitle',
    }),
    [t, path, toSearch],
  );
}

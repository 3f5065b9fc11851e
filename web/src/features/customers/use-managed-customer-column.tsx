import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';

/** The customer column of lists across a portfolio; its link acts for the customer. */
export function useManagedCustomerColumn(): DataColumn<CustomerSummary> {
  const { t } = useTexts('cart', 'customers');
  return useMemo(
    () => ({
      id: 'customer',
      header: t('cart:print.customer'),
      cell: ({ businessName, customerCode }) => (
        <>
          <Anchor
            inherit
            title={t('customers:list.pickNamed', { customer: businessName })}
            renderRoot={(props) => (
              // Opening the link picks the customer, so it must not be preloaded.
              <Link {...props} to="/profile-agent" search={{ pick: customerCode }} preload={false} />
            )}
          >
            {businessName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {customerCode}
          </Text>
        </>
      ),
      width: '280px',
    }),
    [t],
  );
}

import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';

/** Whose it is, in lists of a whole portfolio; the name leads to acting for the customer. */
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
              // Following it picks the customer: it must not be done in advance.
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
    }),
    [t],
  );
}

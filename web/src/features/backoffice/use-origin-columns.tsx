import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { Below } from './Below';
import { Sender } from './Sender';

interface Origin {
  businessName: string;
  customerCode: string;
  username: string | null;
}

/**
 * Whose a request or an order is, and who sent it.
 * @param folded where there is little room: the sender stands below the customer
 */
export function useOriginColumns(folded: boolean): {
  customer: DataColumn<Origin>;
  sentBy: DataColumn<Origin>;
} {
  const { t } = useTexts('backoffice', 'cart');
  return useMemo(
    () => ({
      customer: {
        id: 'customer',
        header: t('cart:print.customer'),
        cell: (row) => (
          <>
            {row.businessName}
            <Below>{row.customerCode}</Below>
            {folded && (
              <Below>
                <Sender username={row.username} />
              </Below>
            )}
          </>
        ),
        card: 'title',
        width: '280px',
      },
      sentBy: {
        id: 'sentBy',
        header: t('backoffice:queue.sentBy'),
        cell: (row) => <Sender username={row.username} />,
      },
    }),
    [t, folded],
  );
}

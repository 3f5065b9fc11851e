import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote, CustomerLink, deskLayout, Sender } from '../../desk';

/** The fields that requests and orders of all customers share. */
interface QueueEntry {
  businessName: string;
  customerCode: string;
  username: string | null;
  itemCount: number;
  /** EUR; null until there is a total. */
  total: number | null;
  assignedTo?: string | null | undefined;
}

/**
 * Columns for customer, sender, number of lines and total.
 * @param isCompact whether the total column contains the number of lines
 * @param showsSender whether the customer column contains the sender
 */
export function useQueueColumns(isCompact: boolean, showsSender: boolean) {
  const { t } = useTexts('cart', 'desk', 'orders');
  return useMemo((): Record<'customer' | 'lines' | 'total' | 'assignedTo', DataColumn<QueueEntry>> => {
    return {
      customer: {
        id: 'customer',
        header: t('cart:print.customer'),
        cell: ({ businessName, customerCode, username }) => (
          <>
            <CustomerLink businessName={businessName} customerCode={customerCode} />
            <CellNote>{customerCode}</CellNote>
            {showsSender && (
              <CellNote>
                <Sender username={username} />
              </CellNote>
            )}
          </>
        ),
        card: 'title',
        width: '280px',
      },
      assignedTo: {
        id: 'assignedTo',
        header: t('desk:handling.assignedTo'),
        cell: ({ assignedTo = null }) => {
          if (assignedTo === null) return isCompact ? null : '–';
          const assignee = <Sender username={assignedTo} />;
          return isCompact ? <CellNote>{assignee}</CellNote> : assignee;
        },
      },
      lines: {
        id: 'lines',
        header: t('desk:queue.linesHeader'),
        cell: ({ itemCount }) => itemCount,
        align: 'right',
      },
      total: {
        id: 'total',
        card: 'amount',
        header: t('orders:columns.total'),
        cell: ({ total, itemCount }) => (
          <>
            {total === null ? <strong>–</strong> : <Money amount={total} fw={600} />}
            {isCompact && (
              <CellNote>
                <span className={deskLayout.unbroken}>{t('desk:queue.lines', { count: itemCount })}</span>
              </CellNote>
            )}
          </>
        ),
        align: 'right',
      },
    };
  }, [t, isCompact, showsSender]);
}

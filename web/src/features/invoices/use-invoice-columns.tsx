import { formatDate } from '@cromia/domain/dates';
import type { Invoice } from '@cromia/domain/invoices/invoice';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';
import { type DataColumn, NO_VALUE } from '../../ui/table/columns';
import { InvoiceStateBadge } from './InvoiceStateBadge';
import classes from './styles.module.css';

/** The columns of invoices. Amounts of credit notes have a minus. */
export function useInvoiceColumns(): DataColumn<Invoice>[] {
  const { t } = useTexts('invoices');
  return useMemo(() => {
    const toSigned = ({ type }: Invoice, amount: number) => (type === 'CREDIT_NOTE' ? -amount : amount);
    return [
      {
        id: 'invoiceNumber',
        header: t('invoices:columns.number'),
        cell: (invoice) => (
          <>
            <strong className={classes.unbroken}>{invoice.invoiceNumber}</strong>
            {invoice.type === 'CREDIT_NOTE' && (
              <Text size="xs" c="dimmed">
                {t('invoices:type.CREDIT_NOTE')}
              </Text>
            )}
          </>
        ),
        sortBy: (invoice) => invoice.invoiceNumber,
        card: 'title',
      },
      {
        id: 'issuedOn',
        header: t('invoices:columns.issuedOn'),
        cell: (invoice) => <span className={classes.unbroken}>{formatDate(invoice.issuedOn)}</span>,
        sortBy: (invoice) => invoice.issuedOn,
      },
      {
        id: 'dueOn',
        header: t('invoices:columns.dueOn'),
        cell: (invoice) =>
          invoice.type === 'CREDIT_NOTE' ? (
            NO_VALUE
          ) : (
            <span className={classes.unbroken}>{formatDate(invoice.dueOn)}</span>
          ),
        sortBy: (invoice) => invoice.dueOn,
        card: 'brief',
        cardLabel: true,
      },
      {
        id: 'state',
        header: t('invoices:columns.state'),
        cell: (invoice) => <InvoiceStateBadge invoice={invoice} />,
        card: 'badge',
      },
      {
        id: 'total',
        header: t('invoices:columns.total'),
        cell: (invoice) => <Money amount={toSigned(invoice, invoice.total)} />,
        sortBy: (invoice) => invoice.total,
        align: 'right',
        card: 'amount',
      },
      {
        id: 'open',
        header: t('invoices:columns.open'),
        cell: (invoice) =>
          invoice.open === 0 ? (
            <Text c="dimmed">–</Text>
          ) : (
            <Money amount={toSigned(invoice, invoice.open)} fw={600} />
          ),
        align: 'right',
        card: 'hidden',
      },
    ];
  }, [t]);
}

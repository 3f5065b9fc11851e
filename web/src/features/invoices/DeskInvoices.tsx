import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { AccountBalanceCard } from './AccountBalanceCard';
import { InvoiceDetail } from './InvoiceDetail';
import { INVOICE_LIST } from './invoice-list';
import { deskAccountBalanceQuery, deskInvoicesQuery, fetchDeskInvoiceFile } from './invoices-queries';
import { useInvoiceColumns } from './use-invoice-columns';
import { useInvoiceCount } from './use-invoice-count';

/** The account and the invoices on a customer's page at the desk. */
export function DeskInvoices({ code }: { code: string }) {
  const { t } = useTexts('invoices');
  const columns = useInvoiceColumns();
  const list = useList(INVOICE_LIST);
  const invoices = useQuery(deskInvoicesQuery(code, list.query));
  const formatCount = useInvoiceCount(invoices.data?.totals);
  return (
    <>
      <AccountBalanceCard balance={useQuery(deskAccountBalanceQuery(code))} />
      <PagedList
        list={list}
        page={invoices}
        label={t('invoices:table')}
        count={formatCount}
        columns={columns}
        rowId={(invoice) => invoice.id}
        rowLabel={(invoice) => invoice.invoiceNumber}
        detail={(invoice) => (
          <InvoiceDetail
            invoice={invoice}
            fetchFile={(type) => fetchDeskInvoiceFile(code, invoice.invoiceNumber, type)}
            orderLink={({ id }, props) => <Link {...props} to="/backoffice/orders/$id" params={{ id }} />}
          />
        )}
        emptyContent={{
          icon: IconReceiptEuro,
          none: t('invoices:deskEmpty'),
          noMatch: t('invoices:noMatch'),
        }}
      />
    </>
  );
}

import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { AccountBalanceCard } from './AccountBalanceCard';
import { InvoiceDetail } from './InvoiceDetail';
import { INVOICE_LIST } from './invoice-list';
import { accountBalanceQuery, exportInvoices, fetchInvoiceFile, invoicesQuery } from './invoices-queries';
import { useInvoiceColumns } from './use-invoice-columns';
import { useInvoiceCount } from './use-invoice-count';

/** The invoices and the account of a customer. */
export function InvoicesPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('invoices');
  const columns = useInvoiceColumns();
  const list = useList(INVOICE_LIST);
  const invoices = useQuery(invoicesQuery(scope, list.query));
  const formatCount = useInvoiceCount(invoices.data?.totals);
  return (
    <PageFrame title={t('invoices:title')} lead={t('invoices:lead')}>
      <AccountBalanceCard balance={useQuery(accountBalanceQuery(scope))} />
      <PagedList
        list={list}
        page={invoices}
        tools={<ExportMenu fetch={(format) => exportInvoices(scope, list.query, format)} />}
        quickFilters={[
          { filter: 'state', value: 'OVERDUE', label: t('invoices:state.OVERDUE') },
          { filter: 'state', value: 'DUE_SOON', label: t('invoices:state.DUE_SOON') },
          { filter: 'state', value: 'UNPAID', label: t('invoices:state.UNPAID') },
        ]}
        label={t('invoices:table')}
        count={formatCount}
        columns={columns}
        rowId={(invoice) => invoice.id}
        rowLabel={(invoice) => invoice.invoiceNumber}
        detail={(invoice) => (
          <InvoiceDetail
            invoice={invoice}
            fetchFile={(type) => fetchInvoiceFile(scope, invoice.invoiceNumber, type)}
            orderLink={({ id, orderCode }, props) => (
              <Link {...props} to="/profile-customer/orders" search={{ orderCode, open: id }} />
            )}
          />
        )}
        emptyContent={{
          icon: IconReceiptEuro,
          none: t('invoices:empty'),
          noMatch: t('invoices:noMatch'),
        }}
      />
    </PageFrame>
  );
}

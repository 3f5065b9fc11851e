import type { Invoice } from '@cromia/domain/invoices/invoice';
import { Anchor, Group, Text } from '@mantine/core';
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DownloadedFile } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import { FileButton } from '../../ui/FileButton';
import { Money } from '../../ui/product/Money';
import classes from './styles.module.css';

export interface InvoiceDetailProps {
  invoice: Invoice;
  fetchFile: (type: 'pdf' | 'xml') => Promise<DownloadedFile>;
  /** Renders the link to an order. */
  orderLink: (order: { id: string; orderCode: string }, props: object) => ReactNode;
}

/** The amounts of an invoice, its orders and shipments, and its files. */
export function InvoiceDetail({ invoice, fetchFile, orderLink }: InvoiceDetailProps) {
  const { t } = useTexts('invoices');
  const { net, vat, total, paid, open, orders, shipmentCodes, hasPdf, hasXml } = invoice;
  const amounts = [
    [t('invoices:columns.net'), net],
    [t('invoices:columns.vat'), vat],
    [t('invoices:columns.total'), total],
    [t('invoices:columns.paid'), paid],
    [t('invoices:columns.open'), open],
  ] as const;
  return (
    <div className={classes.detail}>
      <dl className={classes.amounts}>
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {orders.length > 0 && (
        <Text size="sm">
          {t('invoices:orders')}:{' '}
          {orders.map(({ id, orderCode }, index) => (
            <span key={orderCode}>
              {index > 0 && ', '}
              {id === null ? (
                orderCode
              ) : (
                <Anchor c="inherit" renderRoot={(props) => orderLink({ id, orderCode }, props)}>
                  {orderCode}
                </Anchor>
              )}
            </span>
          ))}
        </Text>
      )}
      {shipmentCodes.length > 0 && (
        <Text size="sm">
          {t('invoices:shipments')}: {shipmentCodes.join(', ')}
        </Text>
      )}
      {hasPdf || hasXml ? (
        <Group gap="xs">
          {hasPdf && (
            <FileButton
              fetch={() => fetchFile('pdf')}
              leftSection={<IconFileTypePdf size={16} aria-hidden />}
            >
              {t('invoices:pdf')}
            </FileButton>
          )}
          {hasXml && (
            <FileButton
              fetch={() => fetchFile('xml')}
              leftSection={<IconFileTypeXml size={16} aria-hidden />}
            >
              {t('invoices:xml')}
            </FileButton>
          )}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('invoices:noFile')}
        </Text>
      )}
    </div>
  );
}

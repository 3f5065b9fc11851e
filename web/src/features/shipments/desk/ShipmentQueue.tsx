import { IconPackageExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ExportMenu } from '../../../ui/list/ExportMenu';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { useIsCompactQueue } from '../../../ui/table/use-is-compact-table';
import { CellNote, QueueKeys } from '../../desk';
import { SHIPMENT_QUEUE } from '../shipment-list';
import { useShipmentColumns } from '../use-shipment-columns';
import { exportShipmentQueue, shipmentQueueQuery } from './shipment-queue-queries';

/** Columns that narrow tables leave to the page of a shipment. */
const DETAIL_COLUMNS = ['carrier', 'packages'];

/** The shipments of all customers. */
export function ShipmentQueue() {
  const { t } = useTexts('cart', 'shipments');
  const shipmentColumns = useShipmentColumns();
  const isCompact = useIsCompactQueue();
  const list = useList(SHIPMENT_QUEUE);
  const shipments = useQuery(shipmentQueueQuery(list.query));
  const columns = useMemo(() => {
    const [code, ...others] = shipmentColumns;
    const customer: (typeof shipmentColumns)[number] = {
      id: 'customer',
      header: t('cart:print.customer'),
      cell: ({ businessName, customerCode }) => (
        <>
          {businessName}
          <CellNote>{customerCode}</CellNote>
        </>
      ),
    };
    if (code === undefined) return shipmentColumns;
    return [code, customer, ...others.filter(({ id }) => !(isCompact && DETAIL_COLUMNS.includes(id)))];
  }, [shipmentColumns, isCompact, t]);
  return (
    <PageFrame title={t('shipments:title')} lead={t('shipments:desk.lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={shipments}
          tools={<ExportMenu fetch={(format) => exportShipmentQueue(list.query, format)} />}
          label={t('shipments:table')}
          count={(found) => t('shipments:count', found)}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ shipmentCode }) => t('shipments:row', { code: shipmentCode })}
          link={({ shipmentCode }, linkProps) => (
            <Link
              {...linkProps}
              to="/backoffice/shipments/$code"
              params={{ code: shipmentCode }}
              search={list.search}
            />
          )}
          emptyContent={{
            icon: IconPackageExport,
            none: t('shipments:desk.empty'),
            noMatch: t('shipments:noMatch'),
          }}
        />
      </QueueKeys>
    </PageFrame>
  );
}

import { Button } from '@mantine/core';
import { IconPackageExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { SheetsSetting } from './SheetsSetting';
import { SHIPMENT_LIST } from './shipment-list';
import { exportShipments, shipmentsQuery } from './shipments-queries';
import { useShipmentColumns } from './use-shipment-columns';

/** The shipments of a customer; each opens its page. */
export function ShipmentsPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('orders', 'shipments');
  const columns = useShipmentColumns();
  const list = useList(SHIPMENT_LIST);
  const shipments = useQuery(shipmentsQuery(scope, list.query));
  return (
    <PageFrame title={t('shipments:title')} lead={t('shipments:lead')}>
      <PagedList
        list={list}
        page={shipments}
        tools={<ExportMenu fetch={(format) => exportShipments(scope, list.query, format)} />}
        label={t('shipments:table')}
        count={(found) => t('shipments:count', found)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ shipmentCode }) => t('shipments:row', { code: shipmentCode })}
        link={({ shipmentCode }, linkProps) => (
          <Link
            {...linkProps}
            to="/profile-customer/shipments/$code"
            params={{ code: shipmentCode }}
            search={list.search}
          />
        )}
        emptyContent={{
          icon: IconPackageExport,
          none: t('shipments:empty'),
          action: (
            <Button component={NavItemLink} path="/profile-customer/orders">
              {t('shipments:toOrders')}
            </Button>
          ),
          noMatch: t('shipments:noMatch'),
        }}
      />
      <SheetsSetting scope={scope} />
    </PageFrame>
  );
}

import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Anchor } from '@mantine/core';
import { IconMessageReport, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { FileButton, RowFileButton } from '../../ui/FileButton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import type { ListSearch } from '../../ui/list/list-search';
import { RowButton } from '../../ui/list/RowButton';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { BackLink, deskLayout, FactList } from '../desk';
import { NavItemLink } from '../shell';
import { ShipmentItems, useShipmentFacts } from './ShipmentContent';
import { fetchDeliveryNote, fetchSheet, shipmentQuery } from './shipments-queries';
import { TrackingLink } from './TrackingLink';

interface ShipmentPageProps {
  scope: ShopScope;
  shipmentCode: string;
  /** State of the list from which it was opened. */
  search: ListSearch;
}

/** One shipment of a customer: where it is, what it contains, its delivery note and its safety data sheets. */
export function ShipmentPage({ scope, shipmentCode, search }: ShipmentPageProps) {
  const { t } = useTexts('shipments');
  const shipment = useQuery(shipmentQuery(scope, shipmentCode));
  const { data } = shipment;
  return (
    <PageFrame
      above={
        <BackLink link={(props) => <Link {...props} to="/profile-customer/shipments" search={search} />}>
          {t('shipments:title')}
        </BackLink>
      }
      title={t('shipments:heading', { code: shipmentCode })}
      actions={
        data === undefined ? undefined : (
          <>
            <FileButton fetch={() => fetchDeliveryNote(scope, shipmentCode)}>
              {t('shipments:note')}
            </FileButton>
            {data.trackingUrl !== null && <TrackingLink url={data.trackingUrl} main />}
          </>
        )
      }
    >
      {data === undefined ? (
        shipment.error === null ? (
          <DetailSkeleton />
        ) : (
          <ErrorState
            error={shipment.error}
            onRetry={() => void shipment.refetch()}
            retrying={shipment.isFetching}
          />
        )
      ) : (
        <LoadedShipment scope={scope} shipment={data} />
      )}
    </PageFrame>
  );
}

type LoadedShipmentProps = Pick<ShipmentPageProps, 'scope'> & {
  shipment: Parameters<typeof useShipmentFacts>[0];
};

function LoadedShipment({ scope, shipment }: LoadedShipmentProps) {
  const { t, language } = useTexts('shipments');
  const navigate = useNavigate();
  const canClaim = useIsAllowed('claims.create');
  const { shipmentCode } = shipment;
  const facts = useShipmentFacts(shipment, ({ id, orderCode, customerOrderCode }) => (
    <>
      <Anchor
        component={NavItemLink}
        path={`/profile-customer/orders?${new URLSearchParams({ orderCode, open: id })}`}
        inherit
        translate="no"
      >
        {orderCode}
      </Anchor>
      {customerOrderCode !== null && ` · ${customerOrderCode}`}
    </>
  ));
  return (
    <div className={deskLayout.detail}>
      <FactList facts={facts} notes={[]} />
      <ShipmentItems
        items={shipment.items}
        actions={({ id, sheetId, productCode }) => (
          <div className={deskLayout.rowActions}>
            {sheetId !== null && (
              <RowFileButton
                fetch={() => fetchSheet(scope, sheetId, language)}
                documentName={formatProductCode(productCode)}
                icon={IconShieldCheck}
              >
                {t('shipments:sheet')}
              </RowFileButton>
            )}
            {canClaim && (
              <RowButton
                icon={IconMessageReport}
                rowName={formatProductCode(productCode)}
                onClick={() =>
                  void navigate({ to: '/profile-customer/claims/new', search: { shipmentCode, line: id } })
                }
              >
                {t('shipments:report')}
              </RowButton>
            )}
          </div>
        )}
      />
    </div>
  );
}

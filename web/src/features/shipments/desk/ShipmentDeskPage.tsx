import type { ShipmentDetail } from '@cromia/domain/shipments/shipment';
import { Anchor, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, ChangeHistory, CustomerFact, DeskFrame, deskLayout, FactList } from '../../desk';
import { ShipmentItems, useShipmentFacts } from '../ShipmentContent';
import { TrackingLink } from '../TrackingLink';
import { ChangeShipmentDialog } from './ChangeShipmentDialog';
import { deskShipmentQuery, fetchDeskDeliveryNote, useChangeShipment } from './shipment-queue-queries';

interface ShipmentDeskPageProps {
  shipmentCode: string;
  /** State of the queue, for the link back. */
  queue: ListSearch;
}

/** One shipment of any customer, with its history. */
export function ShipmentDeskPage({ shipmentCode, queue }: ShipmentDeskPageProps) {
  const { t } = useTexts('shipments');
  const shipment = useQuery(deskShipmentQuery(shipmentCode));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/shipments" search={queue} />}>
      {t('shipments:title')}
    </BackLink>
  );
  return (
    <DeskFrame query={shipment} title={t('shipments:title')} back={back} notFound={t('shipments:noMatch')}>
      {(data) => <LoadedShipment shipment={data} back={back} onReload={shipment.refetch} />}
    </DeskFrame>
  );
}

interface LoadedShipmentProps {
  shipment: ShipmentDetail;
  back: ReactNode;
  onReload: () => Promise<unknown>;
}

function LoadedShipment({ shipment, back, onReload }: LoadedShipmentProps) {
  const { t } = useTexts('cart', 'shipments');
  const notify = useNotify();
  const [isChanging, setIsChanging] = useState(false);
  /** Raised to start the form again with the stored values. */
  const [reloads, setReloads] = useState(0);
  const change = useChangeShipment(shipment.shipmentCode);
  const close = () => {
    setIsChanging(false);
    change.reset();
  };
  const reload = async () => {
    await onReload();
    change.reset();
    setReloads((count) => count + 1);
  };
  const submit = useSubmitOnce(change);
  const facts = useShipmentFacts(shipment, ({ id, orderCode }) => (
    <Anchor inherit renderRoot={(props) => <Link {...props} to="/backoffice/orders/$id" params={{ id }} />}>
      {orderCode}
    </Anchor>
  ));
  const { shipmentCode, trackingUrl } = shipment;
  return (
    <PageFrame
      above={back}
      title={t('shipments:heading', { code: shipmentCode })}
      actions={
        <>
          <FileButton fetch={() => fetchDeskDeliveryNote(shipmentCode)}>{t('shipments:note')}</FileButton>
          {trackingUrl !== null && <TrackingLink url={trackingUrl} />}
          <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsChanging(true)}>
            {t('shipments:desk.change')}
          </Button>
        </>
      }
    >
      <div className={deskLayout.detail}>
        <FactList
          facts={[{ label: t('cart:print.customer'), value: <CustomerFact {...shipment} /> }, ...facts]}
          notes={[]}
        />
        <ShipmentItems items={shipment.items} />
        <ChangeHistory entries={shipment.history} />
      </div>
      {isChanging && (
        <ChangeShipmentDialog
          key={reloads}
          shipment={shipment}
          busy={change.isPending}
          error={change.error}
          onReload={() => void reload()}
          onClose={close}
          onChange={(fields) =>
            submit(fields, {
              onSuccess: () => {
                close();
                notify(t('shipments:desk.saved'));
              },
            })
          }
        />
      )}
    </PageFrame>
  );
}

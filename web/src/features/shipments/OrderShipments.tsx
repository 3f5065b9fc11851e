import { Anchor, Title } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { orderShipmentsQuery } from './shipments-queries';
import classes from './styles.module.css';
import { TrackingLink } from './TrackingLink';

/** The shipments of an order, with their carriers and tracking links; nothing before the first one. */
export function OrderShipments({ scope, orderId }: { scope: ShopScope; orderId: string }) {
  const { t } = useTexts('shipments');
  const { date, quantity } = useFormats();
  const titleId = useId();
  const canClaim = useIsAllowed('claims.create');
  const { data = [] } = useQuery(orderShipmentsQuery(scope, orderId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h5" mb="xs" id={titleId}>
        {t('shipments:ofOrder')}
      </Title>
      <ul className={classes.list}>
        {data.map(({ id, shipmentCode, shippedOn, carrier, trackingUrl, orders }) => {
          const packages = orders.find(({ id: ofShipment }) => ofShipment === orderId)?.packageCount ?? 0;
          return (
            <li key={id}>
              <Anchor
                component={NavItemLink}
                path={`/profile-customer/shipments/${encodeURIComponent(shipmentCode)}`}
                inherit
                translate="no"
              >
                {shipmentCode}
              </Anchor>
              <span>
                {[
                  date(shippedOn),
                  carrier,
                  t('shipments:packageCount', { count: packages, number: quantity(packages) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {trackingUrl !== null && <TrackingLink url={trackingUrl} />}
              {canClaim && (
                <Anchor
                  component={NavItemLink}
                  path={`/profile-customer/claims/new?${new URLSearchParams({ shipmentCode })}`}
                  size="sm"
                  c="inherit"
                  className={classes.report}
                >
                  <IconMessageReport size={16} aria-hidden />
                  {t('shipments:report')}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

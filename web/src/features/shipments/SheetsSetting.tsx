import { isAllowed } from '@cromia/domain/accounts/access';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { ProblemText } from '../../ui/feedback/ProblemText';
import type { ShopScope } from '../acting';
import { shipmentSettingsQuery, useChangeShipmentSettings } from './shipments-queries';

/** Switch for the automatic sending of the safety data sheets of shipped products. */
export function SheetsSetting({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('shipments');
  const mayChange = isAllowed(useUser(), 'shipments.settings');
  const { data } = useQuery(shipmentSettingsQuery(scope));
  const change = useChangeShipmentSettings(scope);
  if (data === undefined) return null;
  return (
    <Switch
      mt="xl"
      disabled={!mayChange}
      checked={change.isPending ? change.variables.sendsSheets : data.sendsSheets}
      onChange={(event) => change.mutate({ sendsSheets: event.currentTarget.checked })}
      label={t('shipments:sheets.label')}
      description={t('shipments:sheets.text')}
      error={change.isError ? <ProblemText error={change.error} /> : undefined}
    />
  );
}

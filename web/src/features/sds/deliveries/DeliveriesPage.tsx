import { isAllowed } from '@cromia/domain/accounts/access';
import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { Anchor } from '@mantine/core';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';
import { SdsFrame } from '../search/SdsFrame';
import { SdsDeliveries } from './SdsDeliveries';

interface DeliveriesPageProps {
  prefix: RolePrefix;
}

/** The user's own deliveries. */
export function DeliveriesPage({ prefix }: DeliveriesPageProps) {
  const { t } = useTexts('sds');
  const user = useUser();
  return (
    <SdsFrame lead={t('sds:leads.deliveries')}>
      {isAllowed(user, 'sds.deliveries') && (
        <Anchor component={NavItemLink} path="/backoffice/sds-deliveries" display="inline-block" mb="md">
          {t('sds:deliveries.all')}
        </Anchor>
      )}
      <SdsDeliveries scope={{ prefix, all: false }} />
    </SdsFrame>
  );
}

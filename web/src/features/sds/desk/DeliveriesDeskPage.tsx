import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { SdsDeliveries } from '../deliveries/SdsDeliveries';

interface DeliveriesDeskPageProps {
  prefix: RolePrefix;
}

/** All deliveries of safety data sheets: the proof that the law requires. */
export function DeliveriesDeskPage({ prefix }: DeliveriesDeskPageProps) {
  const { t } = useTexts('sds');
  return (
    <PageFrame title={t('sds:deliveries.title')} lead={t('sds:deliveries.lead')}>
      <SdsDeliveries scope={{ prefix, all: true }} />
    </PageFrame>
  );
}

import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { Deliveries } from '../../sds';

interface DeliveriesDeskPageProps {
  prefix: RolePrefix;
}

/** Who was given which safety data sheet: the proof that the law asks for. */
export function DeliveriesDeskPage({ prefix }: DeliveriesDeskPageProps) {
  const { t } = useTexts('sds');
  return (
    <PageFrame title={t('sds:deliveries.title')} lead={t('sds:deliveries.lead')}>
      <Deliveries scope={{ prefix, all: true }} />
    </PageFrame>
  );
}

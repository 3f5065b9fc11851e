import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { useTexts } from '../../../i18n/use-texts';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { Deliveries, type DeliverySearch } from '../../sds';

interface DeliveriesDeskPageProps {
  prefix: RolePrefix;
  search: DeliverySearch;
  onSearch: ChangeList<DeliverySearch>;
}

/** Who was given which safety data sheet: the proof that the law asks for. */
export function DeliveriesDeskPage({ prefix, search, onSearch }: DeliveriesDeskPageProps) {
  const { t } = useTexts('sds');
  return (
    <PageFrame title={t('sds:deliveries.title')} lead={t('sds:deliveries.lead')}>
      <Deliveries scope={{ prefix, all: true }} search={search} onSearch={onSearch} />
    </PageFrame>
  );
}

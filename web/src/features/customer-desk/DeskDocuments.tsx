import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { deliveriesQuery, useDeliveryColumns } from '../sds';
import { LATEST_ROW_COUNT, LatestRows } from './LatestRows';

/** The safety data sheets delivered to a customer, newest first. */
export function DeskDocuments({ code }: { code: string }) {
  const user = useUser();
  if (user === null) return null;
  return <Deliveries code={code} prefix={toRolePrefix(user.role)} />;
}

function Deliveries({ code, prefix }: { code: string; prefix: ReturnType<typeof toRolePrefix> }) {
  const { t } = useTexts('customers-desk', 'sds');
  const { quantity } = useFormats();
  const search = { customerCode: code };
  const deliveries = useQuery(
    deliveriesQuery({ prefix, all: true }, { ...search, page: 0, size: LATEST_ROW_COUNT }),
  );
  return (
    <LatestRows
      title={t('sds:deliveries.title')}
      query={deliveries}
      columns={useDeliveryColumns(true)}
      rowId={({ id }) => id}
      rowLabel={({ recipient, serial, color }) => `${recipient} ${serial}-${color}`}
      renderListLink={(props) => <Link {...props} to="/backoffice/sds-deliveries" search={search} />}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText={t('customers-desk:customers.noDocuments')}
    />
  );
}

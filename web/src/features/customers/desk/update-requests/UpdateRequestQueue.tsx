import { IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import { QueueKeys } from '../../../desk';
import { UPDATE_REQUEST_LIST } from './update-queue';
import { updateRequestsQuery } from './update-requests-queries';
import { useUpdateRequestColumns } from './use-update-request-columns';

/** The change requests for customer data, for the staff who decide on them (contract, section 5). */
export function UpdateRequestQueue() {
  const { t } = useTexts('activation', 'customers-desk', 'orders');
  const columns = useUpdateRequestColumns();
  const list = useList(UPDATE_REQUEST_LIST);
  const requests = useQuery(updateRequestsQuery(list.query));
  return (
    <PageFrame title={t('customers-desk:updates.title')} lead={t('customers-desk:updates.lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={requests}
          quickFilters={[{ status: 'PENDING', label: t('activation:status.PENDING') }]}
          label={t('customers-desk:updates.title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => request.businessName}
          link={({ id }, linkProps) => (
            <Link
              {...linkProps}
              to="/backoffice/update-customer-requests/$id"
              params={{ id }}
              search={list.search}
            />
          )}
          emptyContent={{
            icon: IconPencilCheck,
            none: t('customers-desk:updates.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </QueueKeys>
    </PageFrame>
  );
}

import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { CUSTOMER_REQUEST_MACHINES } from '@cromia/domain/activation/customer-request';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { getNextState } from '@cromia/domain/state-machine';
import { Button, Group, Text } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { NavItemLink } from '../../shell';
import { type ManagedRequestRow, managedRequestsQuery } from '../activation-queries';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';
import { DeleteManagedRequestDialog } from './DeleteManagedRequest';

interface ManagedRequestsProps {
  prefix: RolePrefix;
}

/** Page number from 0, and page size in rows. */
interface Pagination {
  page: number;
  size: number;
}

/** An agent's or commercial user's requests for companies: drafts to continue, and sent requests with their status. */
export default function ManagedRequests({ prefix }: ManagedRequestsProps) {
  const { t } = useTexts('activation');
  const [pagination, setPagination] = useState<Pagination>({
    page: 0,
    size: LIMITS.pageSizeCustomerRequests,
  });
  const [requestToDelete, setRequestToDelete] = useState<ManagedRequestRow | null>(null);
  const requests = useQuery(managedRequestsQuery(prefix, pagination));
  const columns = useColumns();
  const formatName = ({ businessName, vatNumber }: ManagedRequestRow) =>
    businessName || vatNumber || t('activation:managed.unnamed');
  const { data } = requests;
  return (
    <>
      {requests.isError && data === undefined ? (
        <ErrorState
          error={requests.error}
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      ) : (
        <DataTable
          label={t('activation:managed.title')}
          columns={columns}
          rows={data?.content}
          rowId={(row) => row.id}
          rowLabel={formatName}
          actions={(row) => (
            <RowActions request={row} name={formatName(row)} onDelete={() => setRequestToDelete(row)} />
          )}
          empty={
            <EmptyState
              icon={IconFileText}
              action={
                <Button component={NavItemLink} path="/customer-request" variant="default">
                  {t('activation:managed.new')}
                </Button>
              }
            >
              {t('activation:managed.none')}
            </EmptyState>
          }
          {...(data === undefined || data.totalElements <= PAGE_SIZES[0]
            ? {}
            : {
                pager: {
                  page: data.number,
                  size: data.size,
                  totalElements: data.totalElements,
                  totalPages: data.totalPages,
                  onPage: (page: number) => setPagination({ ...pagination, page }),
                  onSize: (size: number) => setPagination({ page: 0, size }),
                },
              })}
        />
      )}
      {requestToDelete !== null && (
        <DeleteManagedRequestDialog
          prefix={prefix}
          request={requestToDelete}
          name={formatName(requestToDelete)}
          onClose={() => setRequestToDelete(null)}
        />
      )}
    </>
  );
}

function useColumns(): DataColumn<ManagedRequestRow>[] {
  const { t } = useTexts('activation', 'accounts');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('accounts:fields.businessName'),
        cell: ({ businessName, vatNumber, customerCode, reason }) => (
          <>
            {businessName || t('activation:managed.unnamed')}
            <Text size="xs" c="dimmed">
              {[vatNumber, customerCode].filter(Boolean).join(' · ')}
            </Text>
            {reason !== null && (
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Text>
            )}
          </>
        ),
        card: 'title',
      },
      {
        id: 'updatedOn',
        card: 'brief',
        cardLabel: true,
        header: t('activation:managed.updatedOn'),
        cell: ({ updatedOn }) => date(updatedOn),
        width: '140px',
      },
      {
        id: 'status',
        card: 'badge',
        header: t('activation:managed.status'),
        cell: ({ status }) => <CustomerRequestStatus status={status} />,
        width: '160px',
      },
    ],
    [t, date],
  );
}

interface RowActionsProps {
  request: ManagedRequestRow;
  name: string;
  onDelete: () => void;
}

/** Section 4: a draft can be continued or deleted; sent requests stay and can be opened. */
function RowActions({ request: { id, status }, name, onDelete }: RowActionsProps) {
  const { t } = useTexts('activation');
  if (getNextState(CUSTOMER_REQUEST_MACHINES.MANAGED, status, 'remove') === undefined) {
    return (
      <Button
        component={NavItemLink}
        path={`/customer-request?sent=${id}`}
        variant="default"
        aria-label={t('activation:managed.openNamed', { company: name })}
      >
        {t('common:actions.open')}
      </Button>
    );
  }
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {status === 'DRAFT' && (
        <Button
          component={NavItemLink}
          path={`/customer-request?id=${id}`}
          variant="default"
          aria-label={t('activation:managed.continueNamed', { company: name })}
        >
          {t('common:actions.continue')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={onDelete}
        aria-label={t('activation:managed.deleteNamed', { company: name })}
      >
        {t('common:actions.delete')}
      </Button>
    </Group>
  );
}

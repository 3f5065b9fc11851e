import type { IntegrationKey } from '@cromia/domain/integration/key';
import { Button, Text } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { BackLink, CellNote } from '../../../desk';
import { API_KEY_LIST } from '../imports/import-lists';
import { apiKeysQuery, useRevokeKey } from '../imports/import-queries';
import { CreateKeyDialog } from './CreateKeyDialog';

/** The API keys of other software, to create and revoke; a key is shown only once. */
export function ApiKeysPage() {
  const { t } = useTexts('imports');
  const list = useList(API_KEY_LIST);
  const keys = useQuery(apiKeysQuery(list.query));
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<IntegrationKey | null>(null);
  const columns = useColumns(setRevoking);
  return (
    <PageFrame
      title={t('imports:keys.title')}
      lead={t('imports:keys.lead')}
      above={
        <BackLink link={(props) => <Link {...props} to="/backoffice/imports" />}>
          {t('imports:back')}
        </BackLink>
      }
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
          {t('imports:keys.make')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={keys}
        label={t('imports:keys.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        emptyContent={{ icon: IconKey, none: t('imports:keys.none'), noMatch: t('imports:keys.none') }}
      />
      {isCreating && <CreateKeyDialog onClose={() => setIsCreating(false)} />}
      {revoking && <RevokeDialog integrationKey={revoking} onClose={() => setRevoking(null)} />}
    </PageFrame>
  );
}

function useColumns(onRevoke: (key: IntegrationKey) => void): DataColumn<IntegrationKey>[] {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('imports:keys.name'),
        cell: ({ name, ending }) => (
          <>
            {name}
            <CellNote>{t('imports:keys.ending', { ending })}</CellNote>
          </>
        ),
        sortBy: ({ name }) => name,
        card: 'title',
      },
      {
        id: 'scopes',
        header: t('imports:keys.scopes'),
        cell: ({ scopes }) => scopes.map((scope) => t(`imports:keys.scope.${scope}`)).join(', '),
      },
      {
        id: 'createdOn',
        header: t('imports:keys.createdOn'),
        cell: ({ createdOn, createdBy }) => (
          <>
            {moment(createdOn)}
            <CellNote>{createdBy}</CellNote>
          </>
        ),
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'lastUsedOn',
        card: 'brief',
        cardLabel: true,
        header: t('imports:keys.lastUsedOn'),
        cell: ({ lastUsedOn }) => (lastUsedOn === null ? t('imports:keys.never') : moment(lastUsedOn)),
        sortBy: ({ lastUsedOn }) => lastUsedOn,
        width: '200px',
      },
      {
        id: 'revokedOn',
        card: 'badge',
        header: t('imports:keys.state'),
        cell: (key) =>
          key.revokedOn === null ? (
            <Button variant="default" onClick={() => onRevoke(key)}>
              {t('imports:keys.revoke')}
            </Button>
          ) : (
            <StatusBadge tone="gray">{t('imports:keys.revoked')}</StatusBadge>
          ),
        width: '200px',
      },
    ],
    [t, moment, onRevoke],
  );
}

function RevokeDialog({ integrationKey, onClose }: { integrationKey: IntegrationKey; onClose: () => void }) {
  const { t } = useTexts('imports');
  const notify = useNotify();
  const revoke = useRevokeKey();
  const sendOnce = useSubmitOnce(revoke);
  const { id, name } = integrationKey;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        sendOnce(id, {
          onSuccess: () => {
            notify(t('imports:keys.revokedNow', { name }));
            onClose();
          },
        })
      }
      title={t('imports:keys.revokeTitle')}
      confirmLabel={t('imports:keys.revoke')}
      busy={revoke.isPending}
      dangerous
    >
      <Text>{t('imports:keys.revokeText', { name })}</Text>
      {revoke.isError && !revoke.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(revoke.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

import type { ListedUser } from '@cromia/domain/accounts/user-desk';
import { Anchor, Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { Sender } from '../Sender';
import { useQueueWidth } from '../use-queue-width';
import { UserFilters } from './UserFilters';
import { UserState } from './UserState';
import { USERS, type UsersSearch } from './user-list';
import { usersQuery } from './user-queries';

interface UsersPageProps {
  search: UsersSearch;
  onSearch: ChangeList<UsersSearch>;
}

/** Everybody who has an account, for those who decide on them (contract, section 5). */
export function UsersPage({ search, onSearch }: UsersPageProps) {
  const { t } = useTexts('users');
  const { asCards } = useQueueWidth();
  const users = useQuery(usersQuery(search));
  const columns = useColumns(search);
  const open = ({ id }: ListedUser) => (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/backoffice/users/$id" params={{ id }} search={search} />}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('users:title')} lead={t('users:lead')}>
      <UserFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={USERS}
          search={search}
          onSearch={onSearch}
          page={users}
          label={t('users:title')}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ username }) => username}
          {...(asCards ? { actions: open } : {})}
          nothing={{ icon: IconUserOff, none: t('users:none'), noMatch: t('users:noMatch') }}
        />
      </div>
    </PageFrame>
  );
}

function useColumns(search: UsersSearch): DataColumn<ListedUser>[] {
  const { t } = useTexts('accounts', 'users');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lastname',
        header: t('users:fields.name'),
        cell: ({ id, firstname, lastname, username }) => (
          <>
            <Anchor
              inherit
              fw={550}
              renderRoot={(props) => (
                <Link {...props} to="/backoffice/users/$id" params={{ id }} search={search} />
              )}
            >
              {lastname} {firstname}
            </Anchor>
            <Below>
              <Sender username={username} />
            </Below>
          </>
        ),
        sortBy: ({ lastname }) => lastname,
        card: 'title',
      },
      {
        id: 'company',
        header: t('users:fields.company'),
        cell: ({ businessName, customerCode, type }) => (
          <>
            {businessName ?? t(`accounts:registration.types.${type}`)}
            {customerCode !== null && <Below>{customerCode}</Below>}
          </>
        ),
      },
      {
        id: 'role',
        header: t('users:fields.role'),
        cell: ({ role }) => t(`users:roles.${role}`),
        sortBy: ({ role }) => role,
        width: '140px',
      },
      {
        id: 'state',
        header: t('users:fields.state'),
        cell: ({ isDisabled }) => <UserState isDisabled={isDisabled} />,
        width: '145px',
      },
      {
        id: 'createdOn',
        header: t('users:fields.createdOn'),
        cell: ({ createdOn }) => <span className={classes.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
        width: '150px',
      },
    ],
    [t, date, search],
  );
}

import type { ListedUser } from '@cromia/domain/accounts/user-desk';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { RowLink } from '../../../ui/data-table/RowLink';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { CellNote } from '../CellNote';
import { Sender } from '../Sender';
import { UserState } from './UserState';
import { USERS } from './user-list';
import { usersQuery } from './user-queries';

/** Everybody who has an account, for those who decide on them (contract, section 5). */
export function UsersPage() {
  const { t } = useTexts('users');
  const list = useList(USERS);
  const users = useQuery(usersQuery(list.query));
  const columns = useColumns();
  return (
    <PageFrame title={t('users:title')} lead={t('users:lead')}>
      <PagedList
        list={list}
        page={users}
        label={t('users:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ username }) => username}
        link={({ id }, look) => (
          <Link {...look} to="/backoffice/users/$id" params={{ id }} search={list.search} />
        )}
        nothing={{ icon: IconUserOff, none: t('users:none'), noMatch: t('users:noMatch') }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<ListedUser>[] {
  const { t } = useTexts('accounts', 'users');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lastname',
        header: t('users:fields.name'),
        cell: ({ firstname, lastname, username }) => (
          <>
            <RowLink>
              {lastname} {firstname}
            </RowLink>
            <CellNote>
              <Sender username={username} />
            </CellNote>
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
            {customerCode !== null && <CellNote>{customerCode}</CellNote>}
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
    [t, date],
  );
}

import type { ListedUser } from '@cromia/domain/accounts/user-desk';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CellNote, CustomerLink, deskLayout, Sender } from '../../../desk';
import { UserState } from './UserState';

/** Columns of lists of users. */
export function useUserColumns(): DataColumn<ListedUser>[] {
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
            {businessName !== null && customerCode !== null ? (
              <CustomerLink businessName={businessName} customerCode={customerCode} />
            ) : (
              (businessName ?? t(`accounts:registration.types.${type}`))
            )}
            {customerCode !== null && <CellNote>{customerCode}</CellNote>}
          </>
        ),
      },
      {
        id: 'role',
        card: 'brief',
        header: t('users:fields.role'),
        cell: ({ role }) => t(`users:roles.${role}`),
        sortBy: ({ role }) => role,
        width: '140px',
      },
      {
        id: 'state',
        card: 'badge',
        header: t('users:fields.state'),
        cell: ({ isDisabled, isAnonymised }) => (
          <UserState isDisabled={isDisabled} isAnonymised={isAnonymised} />
        ),
        width: '145px',
      },
      {
        id: 'createdOn',
        header: t('users:fields.createdOn'),
        cell: ({ createdOn }) => <span className={deskLayout.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
        width: '150px',
      },
    ],
    [t, date],
  );
}

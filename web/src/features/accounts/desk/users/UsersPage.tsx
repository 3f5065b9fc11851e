import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import { NewUserLink } from './NewUserLink';
import { useUserColumns } from './use-user-columns';
import { USER_LIST } from './user-list';
import { usersQuery } from './user-queries';

/** All users, for the staff who decide on their rights (contract, section 5). */
export function UsersPage() {
  const { t } = useTexts('users');
  const list = useList(USER_LIST);
  const users = useQuery(usersQuery(list.query));
  const columns = useUserColumns();
  return (
    <PageFrame title={t('users:title')} lead={t('users:lead')} actions={<NewUserLink />}>
      <PagedList
        list={list}
        page={users}
        label={t('users:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ username }) => username}
        link={({ id }, linkProps) => (
          <Link {...linkProps} to="/backoffice/users/$id" params={{ id }} search={list.search} />
        )}
        emptyContent={{ icon: IconUserOff, none: t('users:none'), noMatch: t('users:noMatch') }}
      />
    </PageFrame>
  );
}

import type { Person } from '@cromia/domain/people/person';
import { isApprover } from '@cromia/domain/people/purchase-rule';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import type { DataColumn } from '../../ui/table/columns';
import { MonthTotal } from './OwnRights';

/** The columns of the people of a customer. */
export function usePersonColumns(): DataColumn<Person>[] {
  const { t } = useTexts('people');
  const { date, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('people:columns.name'),
        cell: ({ name, username }) => (
          <>
            {name}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {formatEmail(username)}
            </Text>
          </>
        ),
        sortBy: ({ name }) => name,
        card: 'title',
      },
      {
        id: 'role',
        header: t('people:fields.role'),
        cell: ({ companyRole, isDisabled }) => (
          <StatusBadge tone={isDisabled ? 'warning' : 'gray'} {...(isDisabled ? {} : { icon: IconUser })}>
            {isDisabled ? t('people:disabled') : t(`people:roles.${companyRole}`)}
          </StatusBadge>
        ),
        sortBy: ({ companyRole }) => companyRole,
        card: 'badge',
      },
      {
        id: 'approves',
        header: t('people:columns.approves'),
        cell: (person) => t(isApprover(person) ? 'people:yes' : 'people:no'),
        card: 'hidden',
      },
      {
        id: 'orderLimit',
        header: t('people:fields.orderLimit'),
        cell: ({ companyRole, orderLimit }) =>
          companyRole === 'BUYER' ? (orderLimit === null ? t('people:noLimit') : money(orderLimit)) : '–',
        align: 'right',
      },
      {
        id: 'month',
        header: t('people:month.title'),
        cell: (person) => <MonthTotal person={person} />,
        sortBy: ({ orderedThisMonth }) => orderedThisMonth,
        align: 'right',
        card: 'brief',
      },
      {
        id: 'lastLogin',
        header: t('people:columns.lastLogin'),
        cell: ({ lastLoginOn }) => (lastLoginOn === null ? '–' : date(lastLoginOn)),
        sortBy: ({ lastLoginOn }) => lastLoginOn,
      },
    ],
    [t, date, money],
  );
}

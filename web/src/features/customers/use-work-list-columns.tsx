import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { getToday } from '@cromia/domain/dates';
import { Text, VisuallyHidden } from '@mantine/core';
import { useContext, useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import { formatCity } from '../../ui/contact-urls';
import type { DataColumn } from '../../ui/table/columns';
import { TurnoverChange } from './TurnoverChange';
import { useWaitingTexts } from './use-waiting-texts';
import { WholeEuros } from './WholeEuros';
import classes from './work-list.module.css';

/** The name of a customer with its code and telephone. */
function CustomerCell({ customer }: { customer: WorkListCustomer }) {
  const { customerCode, businessName, phoneNumber } = customer;
  return (
    <>
      <strong>{businessName}</strong>
      <Text size="xs" c="dimmed">
        {customerCode}
        {phoneNumber !== null && <span className={classes.unbroken}>{` · ${phoneNumber}`}</span>}
      </Text>
    </>
  );
}

/** What waits for a customer, one line a kind. */
function WaitingCell({ customer }: { customer: WorkListCustomer }) {
  const texts = useWaitingTexts(customer);
  if (texts.length === 0) return <Text c="dimmed">–</Text>;
  return (
    <span className={classes.waiting}>
      {texts.map(({ full, short }) => (
        <span key={full} title={full}>
          <span aria-hidden>{short}</span>
          <VisuallyHidden>{full}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

/** The columns of the work list. Those that the table has no room for only sort the cards. */
export function useWorkListColumns(): DataColumn<WorkListCustomer>[] {
  const { t } = useTexts('customers');
  const { date, quantity } = useFormats();
  const year = Number(getToday(useContext(TimeZoneContext), new Date()).slice(0, 4));
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('customers:list.businessName'),
        cell: (customer) => <CustomerCell customer={customer} />,
        sortBy: ({ businessName }) => businessName,
      },
      {
        id: 'city',
        header: t('customers:list.city'),
        cell: (customer) => formatCity(customer),
        sortBy: ({ city }) => city,
        width: '120px',
      },
      {
        id: 'lastOrderedOn',
        header: t('customers:list.lastOrder'),
        cell: ({ lastOrderedOn }) => <span className={classes.unbroken}>{date(lastOrderedOn)}</span>,
        sortBy: ({ lastOrderedOn }) => lastOrderedOn,
        width: '100px',
      },
      {
        id: 'daysSilent',
        header: t('customers:list.daysSilent'),
        cell: ({ daysSilent }) => quantity(daysSilent),
        sortBy: ({ daysSilent }) => daysSilent,
        align: 'right',
        width: '84px',
      },
      {
        id: 'turnoverThisYear',
        header: t('customers:list.turnoverThisYear', { year }),
        cell: ({ turnoverThisYear }) => <WholeEuros amount={turnoverThisYear} />,
        sortBy: ({ turnoverThisYear }) => turnoverThisYear,
        align: 'right',
        width: '92px',
      },
      {
        id: 'turnoverLastYear',
        header: t('customers:list.turnoverLastYear', { year: year - 1 }),
        cell: ({ turnoverLastYear }) => <WholeEuros amount={turnoverLastYear} />,
        sortBy: ({ turnoverLastYear }) => turnoverLastYear,
        align: 'right',
        width: '92px',
      },
      {
        id: 'turnoverChange',
        header: t('customers:list.turnoverChange'),
        cell: (customer) => <TurnoverChange customer={customer} />,
        sortBy: ({ turnoverChangePct }) => turnoverChangePct,
        align: 'right',
        width: '84px',
      },
      {
        id: 'waiting',
        header: t('customers:list.waiting'),
        cell: (customer) => <WaitingCell customer={customer} />,
        sortBy: ({ waiting }) => waiting.offers,
        width: '130px',
      },
    ],
    [t, date, quantity, year],
  );
}

import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { getToday } from '@cromia/domain/dates';
import { Text, UnstyledButton } from '@mantine/core';
import { useContext } from 'react';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import { formatCity } from '../../ui/contact-urls';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { useActingCustomer } from '../acting';
import { ContactButtons } from './ContactButtons';
import { TurnoverChange } from './TurnoverChange';
import { useWaitingTexts } from './use-waiting-texts';
import { WholeEuros } from './WholeEuros';
import classes from './work-list.module.css';

interface WorkListCardProps {
  customer: WorkListCustomer;
  onPick: (customer: CustomerSummary) => void;
}

function Label({ children }: { children: string }) {
  return (
    <Text span size="xs" c="dimmed">
      {children}{' '}
    </Text>
  );
}

/** A customer on a phone or tablet: a tap acts for it; call and map are beside it. */
export function WorkListCard({ customer, onPick }: WorkListCardProps) {
  const { t } = useTexts('customers');
  const acting = useActingCustomer();
  const waitingTexts = useWaitingTexts(customer);
  const year = Number(getToday(useContext(TimeZoneContext), new Date()).slice(0, 4));
  const { businessName, customerCode, daysSilent, turnoverThisYear } = customer;
  return (
    <div className={classes.card}>
      <UnstyledButton
        className={classes.cardText}
        onClick={() => onPick(customer)}
        aria-label={t('customers:list.pickNamed', { customer: businessName })}
      >
        <span className={classes.cardName}>{businessName}</span>
        {customerCode === acting?.customerCode && (
          <StatusBadge tone="acting">{t('customers:list.current')}</StatusBadge>
        )}
        <Text span size="sm" c="dimmed">
          {customerCode} · {formatCity(customer)} ·{' '}
          <span className={classes.fact}>
            {daysSilent === null
              ? t('customers:list.neverOrdered')
              : `${t('customers:list.lastOrder')} ${t('customers:list.daysAgo', { count: daysSilent })}`}
          </span>
        </Text>
        {(turnoverThisYear !== 0 || customer.turnoverLastYear !== 0) && (
          <Text span size="sm" className={classes.figures}>
            <span className={classes.fact}>
              <Label>{t('customers:list.turnoverThisYear', { year })}</Label>
              <WholeEuros amount={turnoverThisYear} />
            </span>
            {customer.turnoverChangePct !== null && (
              <span className={classes.fact}>
                {' · '}
                <Label>{t('customers:list.turnoverChange')}</Label>
                <TurnoverChange customer={customer} />
              </span>
            )}
          </Text>
        )}
        {waitingTexts.length > 0 && (
          <Text span size="sm" c="warning">
            {waitingTexts.map(({ full }) => full).join(' · ')}
          </Text>
        )}
      </UnstyledButton>
      <ContactButtons customer={customer} size={44} />
    </div>
  );
}

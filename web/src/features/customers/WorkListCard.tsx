import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { Text, UnstyledButton } from '@mantine/core';
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

/** A customer on a phone or tablet: a tap acts for it; call and map are beside it. */
export function WorkListCard({ customer, onPick }: WorkListCardProps) {
  const { t } = useTexts('customers');
  const acting = useActingCustomer();
  const waitingTexts = useWaitingTexts(customer);
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
          {daysSilent === null
            ? t('customers:list.neverOrdered')
            : t('customers:list.daysAgo', { count: daysSilent })}
        </Text>
        {(turnoverThisYear !== 0 || customer.turnoverLastYear !== 0) && (
          <Text span size="sm" className={classes.figures}>
            <WholeEuros amount={turnoverThisYear} />
            {customer.turnoverChangePct !== null && (
              <>
                {' · '}
                <TurnoverChange customer={customer} />
              </>
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

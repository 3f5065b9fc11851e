import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { Button, Group } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { useActingCustomer } from '../acting';
import { ContactButtons } from './ContactButtons';

interface WorkListActionsProps {
  customer: WorkListCustomer;
  onPick: (customer: CustomerSummary) => void;
}

/** The actions of a customer in the table: call, map, act for. */
export function WorkListActions({ customer, onPick }: WorkListActionsProps) {
  const { t } = useTexts('customers');
  const acting = useActingCustomer();
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      <ContactButtons customer={customer} size={36} />
      {customer.customerCode === acting?.customerCode ? (
        <StatusBadge tone="acting">{t('customers:list.current')}</StatusBadge>
      ) : (
        <Button
          variant="default"
          px="sm"
          onClick={() => onPick(customer)}
          aria-label={t('customers:list.pickNamed', { customer: customer.businessName })}
        >
          {t('customers:list.act')}
        </Button>
      )}
    </Group>
  );
}

import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import classes from './work-list.module.css';

/** The change of a customer's turnover against the same days of last year, in percent; its sign says the direction. */
export function TurnoverChange({ customer }: { customer: Pick<WorkListCustomer, 'turnoverChangePct'> }) {
  const { percent } = useFormats();
  const { turnoverChangePct: change } = customer;
  if (change === null)
    return (
      <Text span inherit>
        –
      </Text>
    );
  return (
    <Text span inherit className={classes.unbroken} {...(change < 0 ? { c: 'danger' } : {})}>
      {change > 0 ? '+' : ''}
      {percent(change)}
    </Text>
  );
}

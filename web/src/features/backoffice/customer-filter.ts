import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { textFilter } from '../../ui/list/filters';

/** The filter by customer, which lists of all customers have. */
export const CUSTOMER_CODE_FILTER = textFilter('customers:list.customerCode', customerCodeField(), {
  maxLength: LIMITS.customerCode,
  inputMode: 'numeric',
  invalid: 'backoffice:queue.customerCodeDigits',
});

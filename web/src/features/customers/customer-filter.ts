import { filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { textFilter } from '../../ui/list/filters';

/** The filter by customer, by name or code, which lists of all customers have. */
export const CUSTOMER_FILTER = textFilter('common:table.customer', filterText(LIMITS.businessName), {
  maxLength: LIMITS.businessName,
});

import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { textFilter } from '../../ui/list/filters';

/** Filter by customer name or code, for lists of several customers. */
export const CUSTOMER_FILTER = textFilter('common:table.customer', filterTextField(LIMITS.businessName), {
  maxLength: LIMITS.businessName,
});

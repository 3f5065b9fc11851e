import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { textFilter } from '../../ui/list/filters';

/** The customer filter, by name or code, of lists across customers. */
export const CUSTOMER_FILTER = textFilter('common:table.customer', filterTextField(LIMITS.businessName), {
  maxLength: LIMITS.businessName,
});

import { filterTextField } from '@cromia/domain/fields';
import { INVOICE_SORTS, INVOICE_STATE_FILTERS } from '@cromia/domain/invoices/invoice';
import { INVOICE_TYPES } from '@cromia/domain/invoices/invoice-state';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter, dayFilters, textFilter } from '../../ui/list/filters';

/** The invoices of a customer, newest first. */
export const INVOICE_LIST = defineList({
  name: 'invoices',
  sorts: INVOICE_SORTS,
  defaultSort: { field: 'issuedOn', descending: true },
  filters: {
    state: choiceFilter(
      'invoices:columns.state',
      INVOICE_STATE_FILTERS,
      (state) => `invoices:state.${state}`,
    ),
    invoiceNumber: textFilter('invoices:filters.number', filterTextField(LIMITS.invoiceNumber), {
      match: 'contains',
      maxLength: LIMITS.invoiceNumber,
    }),
    type: choiceFilter('invoices:columns.type', INVOICE_TYPES, (type) => `invoices:type.${type}`),
    ...dayFilters('issuedOn', { from: 'invoices:filters.issuedOnFrom', to: 'invoices:filters.issuedOnTo' }),
  },
});

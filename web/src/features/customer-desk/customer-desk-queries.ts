import { customerCodeField } from '@cromia/domain/fields';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { ApiProblem } from '../../api/problem';
import type { ListQueryOf } from '../../ui/list/define-list';
import { DESK_REFETCH_OPTIONS, deskPageQuery } from '../desk';
import { EDITED_QUERY_OPTIONS, PRICES_KEY } from '../prices';
import type { AGREED_PRICE_LIST, CUSTOMER_LIST } from './customer-lists';

const PATH = '/api/v1/backoffice/customers' as const;

/** A page of all customers. */
export function customersQuery(query: ListQueryOf<typeof CUSTOMER_LIST>) {
  return deskPageQuery(['backoffice', 'customers', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** A customer with terms, people and managers. Fails with `NotFound`, also for a malformed code. */
export function deskCustomerQuery(code: string) {
  return queryOptions({
    queryKey: ['backoffice', 'customer', code],
    queryFn: ({ signal }) => {
      if (!customerCodeField().safeParse(code).success)
        throw new ApiProblem({ code: 'NotFound', status: 404 });
      return unwrapResponse(api.GET(`${PATH}/{code}`, { params: { path: { code } }, signal }));
    },
    ...DESK_REFETCH_OPTIONS,
  });
}

/** A page of the prices agreed with a customer, for editing. */
export function agreedPricesQuery(code: string, query: ListQueryOf<typeof AGREED_PRICE_LIST>) {
  return queryOptions({
    queryKey: [...PRICES_KEY, 'agreed', code, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${PATH}/{code}/prices`, { params: { path: { code }, query }, signal })),
    placeholderData: keepPreviousData,
    ...EDITED_QUERY_OPTIONS,
  });
}

import { customerCodeField } from '@cromia/domain/fields';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { ApiProblem } from '../../../api/problem';
import type { QueryOf } from '../../../ui/list/list-address';
import { DESK_REFRESH, deskPage } from '../desk-calls';
import type { AGREED_PRICES, CUSTOMERS } from './customer-lists';

const PATH = '/api/v1/backoffice/customers' as const;

/** One page of all customers. */
export function customersQuery(query: QueryOf<typeof CUSTOMERS>) {
  return deskPage(['backoffice', 'customers', query], (signal) =>
    answer(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One customer with terms, people and managers. Fails with `NotFound`, also for a malformed code. */
export function deskCustomerQuery(code: string) {
  return queryOptions({
    queryKey: ['backoffice', 'customer', code],
    queryFn: ({ signal }) => {
      if (!customerCodeField().safeParse(code).success)
        throw new ApiProblem({ code: 'NotFound', status: 404 });
      return answer(api.GET(`${PATH}/{code}`, { params: { path: { code } }, signal }));
    },
    ...DESK_REFRESH,
  });
}

/** One page of the prices agreed with a customer. */
export function agreedPricesQuery(code: string, query: QueryOf<typeof AGREED_PRICES>) {
  return deskPage(['backoffice', 'agreed-prices', code, query], (signal) =>
    answer(api.GET(`${PATH}/{code}/prices`, { params: { path: { code }, query }, signal })),
  );
}

import type { CustomerChange, NewCustomer } from '@cromia/domain/customers/customer-change';
import { customerCodeField } from '@cromia/domain/fields';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';
import { ApiProblem } from '../../api/problem';
import type { components } from '../../api/schema';
import { sendOnce } from '../../api/send-once';
import type { ListQueryOf } from '../../ui/list/define-list';
import { DESK_REFETCH_OPTIONS, deskPageQuery, useDeskMutation } from '../desk';
import { EDITED_QUERY_OPTIONS, PRICES_KEY } from '../prices';
import type { AGREED_PRICE_LIST, CUSTOMER_LIST } from './customer-lists';

const PATH = '/api/v1/backoffice/customers' as const;
const LIST_KEY = ['backoffice', 'customers'];

/** With what the form of a new customer is prefilled. */
export type NewCustomerProposal = components['schemas']['NewCustomerProposal'];

/** A page of all customers. */
export function customersQuery(query: ListQueryOf<typeof CUSTOMER_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
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

/** The next free code and the usual terms, fetched for each new form. */
export function newCustomerQuery() {
  return queryOptions({
    queryKey: ['backoffice', 'new-customer'],
    queryFn: ({ signal }) => unwrapResponse(api.GET(`${PATH}/usual-terms`, { signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Creates a customer. */
export function useCreateCustomer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (customer: NewCustomer) =>
      sendOnce('desk-customer', (key) =>
        unwrapResponse(
          api.POST(PATH, { body: toJsonBody(customer), params: { header: { 'idempotency-key': key } } }),
        ),
      ),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: LIST_KEY }),
  });
}

/** Changes the data or terms of a customer. */
export function useChangeCustomer(code: string) {
  return useDeskMutation({
    detailKey: deskCustomerQuery(code).queryKey,
    listKeys: [LIST_KEY, ['backoffice', 'audit']],
    send: (change: CustomerChange) =>
      unwrapResponse(api.PATCH(`${PATH}/{code}`, { params: { path: { code } }, body: toJsonBody(change) })),
  });
}

/** Makes a person the only owner of the customer. */
export function useChangeOwner(code: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      unwrapResponse(api.PUT(`${PATH}/{code}/owner`, { params: { path: { code } }, body: { username } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskCustomerQuery(code).queryKey }),
  });
}

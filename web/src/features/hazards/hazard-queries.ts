import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { PackageLabelQuery } from '@cromia/domain/hazards/package-label';
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ShopScope } from '../acting';

const TRAINING_PATH = '/api/v1/public/{prefix}/training-confirmation' as const;

/** The customer's confirmation of training; skipped for viewers without a customer. */
export function trainingQuery(scope: ShopScope | null) {
  return queryOptions({
    queryKey: ['training-confirmation', scope?.prefix, scope?.customerCode],
    queryFn:
      scope === null
        ? skipToken
        : ({ signal }) =>
            unwrapResponse(
              api.GET(TRAINING_PATH, {
                params: { path: { prefix: scope.prefix }, query: scope.query },
                signal,
              }),
            ),
  });
}

/** Keeps the confirmation of the caller's customer. */
export function useConfirmTraining(scope: ShopScope | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ prefix, query }: ShopScope) =>
      unwrapResponse(api.POST(TRAINING_PATH, { params: { path: { prefix }, query } })),
    onSuccess: (stored) => queryClient.setQueryData(trainingQuery(scope).queryKey, stored),
  });
}

/** The hazard label of a packaging as PDF. */
export function fetchPackageLabel({
  id,
  ...query
}: Pick<PackageLabelQuery, 'size' | 'lang'> & { id: ProductCode; quantity: number }) {
  return unwrapFileResponse(
    api.GET('/api/products/{productClass}/{serial}/{color}/{pkg}/label', {
      params: { path: id, query },
      parseAs: 'blob',
    }),
    'label.pdf',
  );
}

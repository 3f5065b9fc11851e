import type { Registration } from '@cromia/domain/accounts/registration';
import { useMutation } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';

/** Sends a registration; the response is the same whether or not the account exists (contract, section 6). */
export function useRegister() {
  return useMutation({
    mutationFn: (registration: Registration) =>
      unwrapResponse(api.POST('/api/users', { body: registration })),
  });
}

import type { Registration } from '@cromia/domain/accounts/registration';
import { useMutation } from '@tanstack/react-query';
import { api, unwrapAnswer } from '../../../api/client';

/** Sends a registration; the answer is the same whether or not the account exists already (contract, section 6). */
export function useRegister() {
  return useMutation({
    mutationFn: (registration: Registration) => unwrapAnswer(api.POST('/api/users', { body: registration })),
  });
}

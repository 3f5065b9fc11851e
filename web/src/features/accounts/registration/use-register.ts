import type { Registration } from '@cromia/domain/accounts/registration';
import { useMutation } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';

/** Asks for an account; the answer is the same whatever exists already (contract, section 6). */
export function useRegister() {
  return useMutation({
    mutationFn: (registration: Registration) => answer(api.POST('/api/users', { body: registration })),
  });
}

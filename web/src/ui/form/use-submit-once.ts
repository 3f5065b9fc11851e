import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** Sends a form once: a second click can arrive before the button renders as busy (section 4). */
export function useSubmitOnce<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
): (variables: Variables, options?: MutateOptions<Data, Error, Variables>) => void {
  const isSending = useRef(false);
  return (variables, options) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(variables, {
      ...options,
      onSettled: (...outcome) => {
        isSending.current = false;
        options?.onSettled?.(...outcome);
      },
    });
  };
}

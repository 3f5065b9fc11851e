import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** Sends what a form holds, once: a double click arrives before the button is drawn as busy (section 4). */
export function useSendOnce<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
): (variables: Variables, options?: MutateOptions<Data, Error, Variables>) => void {
  const sending = useRef(false);
  return (variables, options) => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(variables, {
      ...options,
      onSettled: (...outcome) => {
        sending.current = false;
        options?.onSettled?.(...outcome);
      },
    });
  };
}

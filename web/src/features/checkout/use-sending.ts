import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { asProblem } from '../../api/problem';
import { showFieldErrors } from '../../ui/form/use-zod-form';
import type { ShownChange } from '../cart';
import type { Sending } from './CheckoutFrame';

/**
 * Sends what a checkout's form holds, once at a time (section 4, Checkout: sending), and puts a refusal's field errors
 * at their fields.
 */
export function useSending<Input extends FieldValues, Output, Answer, Attempt>(
  form: UseFormReturn<Input, unknown, Output>,
  place: UseMutationResult<Answer, Error, Attempt>,
  changes: readonly ShownChange[],
  fields: readonly FieldPath<Input>[],
  attemptOf: (valid: Output) => Attempt,
): { submit: () => void; sending: Sending } {
  const busy = useRef(false);
  const { submitCount, isValid } = form.formState;
  const problem = place.isError ? asProblem(place.error) : null;
  const refusedFields = problem?.errors.some(({ path }) => fields.some((field) => field === path)) ?? false;
  const send = (valid: Output) => {
    // A double click arrives before the button is drawn as busy.
    if (busy.current) return;
    busy.current = true;
    place.mutate(attemptOf(valid), {
      onError: (error) => void showFieldErrors(form, asProblem(error), fields),
      onSettled: () => {
        busy.current = false;
      },
    });
  };
  return {
    submit: () => void form.handleSubmit(send)(),
    sending: {
      problem,
      changes,
      invalid: (submitCount > 0 && !isValid) || refusedFields,
      pending: place.isPending,
    },
  };
}

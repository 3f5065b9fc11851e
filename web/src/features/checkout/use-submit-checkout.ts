import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toApiProblem } from '../../api/problem';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { showFieldErrors } from '../../ui/form/use-zod-form';
import type { DisplayedCartChange } from '../cart';
import type { SubmissionState } from './CheckoutFrame';

/**
 * Sends the form of a checkout, one request at a time (section 4, Checkout: sending), and displays field errors at their
 * fields.
 */
export function useSubmitCheckout<Input extends FieldValues, Output, Response, Attempt>(
  form: UseFormReturn<Input, unknown, Output>,
  place: UseMutationResult<Response, Error, Attempt>,
  changes: readonly DisplayedCartChange[],
  fields: readonly FieldPath<Input>[],
  toAttempt: (valid: Output) => Attempt,
): { submit: () => void; submission: SubmissionState } {
  const submitOnce = useSubmitOnce(place);
  const { submitCount, isValid } = form.formState;
  const problem = place.isError ? toApiProblem(place.error) : null;
  const rejectedFields = problem?.errors.some(({ path }) => fields.some((field) => field === path)) ?? false;
  const send = (valid: Output) =>
    submitOnce(toAttempt(valid), {
      onError: (error) => void showFieldErrors(form, toApiProblem(error), fields),
    });
  return {
    submit: () => void form.handleSubmit(send)(),
    submission: {
      problem,
      changes,
      invalid: (submitCount > 0 && !isValid) || rejectedFields,
      pending: place.isPending,
    },
  };
}

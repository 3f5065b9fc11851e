import { createdClaimSchema } from '@cromia/domain/claims/claim';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { readFirstResult } from '../../../api/send-once';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors } from '../../../ui/form/use-zod-form';
import type { ShopScope } from '../../acting';
import { useSendClaim } from '../claims-queries';
import { clearClaimDraft } from './claim-draft';
import type { ClaimLine } from './claim-lines';
import { type useClaimForm, useRejectedParts } from './use-claim-form';

/** A claim that was sent. */
export interface SentClaim {
  id: string;
  number: string;
}

interface SubmitOptions {
  scope: ShopScope;
  shipmentCode: string;
  lines: readonly ClaimLine[];
  state: ReturnType<typeof useClaimForm>;
  onSent: (claim: SentClaim) => void;
}

/** Focuses the quantity to correct or, if no line is chosen, the first line. */
function focusWrongLine(lines: HTMLUListElement | null): void {
  const field = lines?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? lines?.querySelector('input');
  field?.focus();
}

/** Sends the claim of a form, and tells what is wrong with it. */
export function useSubmitClaim({ scope, shipmentCode, lines, state, onSent }: SubmitOptions) {
  const { form, quantities, photos } = state;
  const sending = useSendClaim(scope);
  const sendOnce = useSubmitOnce(sending);
  const [isChecked, setChecked] = useState(false);
  const linesRef = useRef<HTMLUListElement>(null);
  // The page is left before the result of the mutation renders.
  const isSent = useRef(false);
  const chosen = lines.filter(({ key }) => key in quantities);
  const items = chosen.flatMap(({ key, productCode, batch }) => {
    const quantity = quantities[key];
    return quantity === null || quantity === undefined ? [] : [{ productCode, batch, quantity }];
  });
  const problem = sending.error === null ? null : toApiProblem(sending.error);
  const rejected = useRejectedParts(
    problem,
    chosen.map(({ key }) => key),
  );
  const finish = (claim: SentClaim) => {
    isSent.current = true;
    clearClaimDraft();
    onSent(claim);
  };
  const onError = (error: Error) => {
    // The response of an earlier attempt was lost, and the form was changed since.
    const first = readFirstResult(error, createdClaimSchema);
    if (first !== null) finish(first);
    else showFieldErrors(form, toApiProblem(error), ['reason', 'text']);
  };
  const submit = form.handleSubmit(
    ({ reason, text }) => {
      setChecked(true);
      if (items.length === 0 || items.length < chosen.length) return focusWrongLine(linesRef.current);
      sendOnce({ claim: { shipmentCode, reason, text, items }, photos }, { onSuccess: finish, onError });
    },
    () => setChecked(true),
  );
  return {
    submit,
    problem,
    rejected,
    isSending: sending.isPending,
    isSent,
    linesRef,
    isLineMissing: isChecked && chosen.length === 0,
    forgetProblem: sending.reset,
  };
}

import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, toApiProblem } from '../../../api/problem';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import type { CompanyFormValues } from './company-form-values';
import type { KnownVatReason } from './ExistingCompanyDialog';
import { clearRequestDraft } from './request-draft';
import {
  type FieldIssue,
  findDraftIssues,
  toCompanyFields,
  toDraftBody,
  type WizardStep,
} from './requested-company';
import type { Wizard } from './use-wizard';

/** The calls of a wizard: the company's own, or those of an agent or commercial user. */
export interface WizardCalls {
  checkVat: (vatNumber: string) => Promise<KnownVatReason | 'no'>;
  saveDraft: (draft: RequestDraft) => Promise<unknown>;
  /** Sends the request; the key makes a retry idempotent. */
  submit: (typed: CompanyFormValues, keyOf: (content: unknown) => string) => Promise<unknown>;
}

/** Errors that mean the company is already known (section 8). */
function vatKnownBy({ code }: ApiProblem): KnownVatReason | null {
  if (code === 'VatNumberExists') return 'customer';
  return code === 'CustomerRequestExists' ? 'requested' : null;
}

interface RequestCallsOptions {
  calls: WizardCalls;
  wizard: Wizard;
  onSent: () => void;
  /** Called when a draft has fields that cannot be saved. */
  onWrong: (typed: CompanyFormValues, issues: readonly FieldIssue[]) => void;
}

/**
 * The step at which the draft is saved. `isAsked`: saved by its button, which shows the result, instead of on a change
 * of step.
 */
interface Saving {
  step: WizardStep;
  isAsked: boolean;
}

/** Saving, sending, and the early check whether the company is known. */
export function useRequestCalls({ calls, wizard, onSent, onWrong }: RequestCallsOptions) {
  const { t } = useTexts('activation');
  const notify = useNotify();
  const keyOf = useIdempotencyKey();
  const [known, setKnown] = useState<KnownVatReason | null>(null);
  const save = useMutation({
    mutationFn: async ({ step, isAsked }: Saving) => {
      const typed = structuredClone(wizard.form.getValues());
      const issues = findDraftIssues(typed, step);
      if (issues.length > 0) {
        if (isAsked) onWrong(typed, issues);
        throw new ApiProblem({ code: 'BadRequest', status: 400 });
      }
      await calls.saveDraft(toDraftBody(typed, step));
      return typed;
    },
    onSuccess: (typed, { isAsked }) => {
      wizard.saved(typed);
      if (isAsked) notify(t('activation:draft.saved'));
    },
  });
  const submit = useMutation({
    mutationFn: () => calls.submit(wizard.form.getValues(), keyOf),
    onSuccess: () => {
      clearRequestDraft();
      onSent();
    },
    onError: (error) => setKnown(vatKnownBy(toApiProblem(error))),
  });
  const check = useMutation({
    // A failed check does not block: the number is checked again on sending.
    mutationFn: () =>
      calls.checkVat(toCompanyFields(wizard.form.getValues()).vatNumber).catch(() => 'no' as const),
  });
  return {
    save,
    submit,
    check,
    known,
    showKnown: setKnown,
    /** The error of the last save or send, unless a dialog shows it; null after a success. */
    problem:
      submit.isError && vatKnownBy(toApiProblem(submit.error)) === null
        ? toApiProblem(submit.error)
        : save.isError
          ? toApiProblem(save.error)
          : null,
  };
}

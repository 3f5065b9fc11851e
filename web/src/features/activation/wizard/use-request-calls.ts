import type { Draft } from '@cromia/domain/activation/request-forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, asProblem } from '../../../api/problem';
import { useAttemptKey } from '../../../api/use-attempt-key';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { clearRequestDraft } from './request-draft';
import { companyFields, draftBody, draftIssues, type FieldIssue, type WizardStep } from './requested-company';
import type { TypedCompany } from './typed-company';
import type { Wizard } from './use-wizard';
import type { VatKnown } from './VatKnownDialog';

/** What a wizard asks of the server: the company's own calls, or those of an agent or commercial user. */
export interface WizardCalls {
  checkVat: (vatNumber: string) => Promise<VatKnown | 'no'>;
  saveDraft: (draft: Draft) => Promise<unknown>;
  /** Sends what was typed; the key makes a repeated attempt the same request. */
  submit: (typed: TypedCompany, keyOf: (content: unknown) => string) => Promise<unknown>;
}

/** Refusals that say that the company is known already (section 8). */
function vatKnownBy({ code }: ApiProblem): VatKnown | null {
  if (code === 'VatNumberExists') return 'customer';
  return code === 'CustomerRequestExists' ? 'requested' : null;
}

interface RequestCallsOptions {
  calls: WizardCalls;
  wizard: Wizard;
  onSent: () => void;
  /** Follows the saving of a draft that cannot be saved as it is. */
  onWrong: (typed: TypedCompany, issues: readonly FieldIssue[]) => void;
}

/** Which step the draft is saved at. `isAsked`: by its button, which says what became of it; not on the way to the next step. */
interface Saving {
  step: WizardStep;
  isAsked: boolean;
}

/** Saving, sending, and asking early whether the company is known. */
export function useRequestCalls({ calls, wizard, onSent, onWrong }: RequestCallsOptions) {
  const { t } = useTexts('activation');
  const notify = useNotify();
  const keyOf = useAttemptKey();
  const [known, setKnown] = useState<VatKnown | null>(null);
  const save = useMutation({
    mutationFn: async ({ step, isAsked }: Saving) => {
      const typed = structuredClone(wizard.form.getValues());
      const issues = draftIssues(typed, step);
      if (issues.length > 0) {
        if (isAsked) onWrong(typed, issues);
        throw new ApiProblem({ code: 'BadRequest', status: 400 });
      }
      await calls.saveDraft(draftBody(typed, step));
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
    onError: (error) => setKnown(vatKnownBy(asProblem(error))),
  });
  const check = useMutation({
    // A check that fails holds nobody up: the number is checked again when the request is sent.
    mutationFn: () =>
      calls.checkVat(companyFields(wizard.form.getValues()).vatNumber).catch(() => 'no' as const),
  });
  return {
    save,
    submit,
    check,
    known,
    showKnown: setKnown,
    /** Why the last saving or sending failed, unless a dialog says it; null when it did not. */
    problem:
      submit.isError && vatKnownBy(asProblem(submit.error)) === null
        ? asProblem(submit.error)
        : save.isError
          ? asProblem(save.error)
          : null,
  };
}

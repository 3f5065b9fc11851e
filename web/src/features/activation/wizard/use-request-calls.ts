import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { vatNumberField } from '@cromia/domain/customers/vat-number';
import type { FieldError } from '@cromia/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem, toApiProblem } from '../../../api/problem';
import { sendOnce } from '../../../api/send-once';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import type { CompanyFormValues } from './company-form-values';
import type { ExistingCompany, ExistingCompanyReason } from './ExistingCompanyDialog';
import { clearRequestDraft } from './request-draft';
import {
  findDraftIssues,
  findServerIssues,
  toCompanyFields,
  toDraftBody,
  type WizardStep,
} from './requested-company';
import type { Wizard, WizardStart } from './use-wizard';

/** The API calls of a wizard, for a company's own user or for an agent or commercial user. */
export interface WizardCalls {
  /** Null for a company that is not known. */
  checkVat: (vatNumber: string) => Promise<ExistingCompany | null>;
  saveDraft: (draft: RequestDraft) => Promise<unknown>;
  submit: (values: CompanyFormValues, idempotencyKey: string) => Promise<unknown>;
  /** Discards the input and reloads the draft, which was changed in another tab. */
  reload?: () => void;
}

/** Returns why the company already exists if the error reports it (section 8), else null. */
function findExistingCompany({ code }: ApiProblem): ExistingCompany | null {
  const reasons: Readonly<Record<string, ExistingCompanyReason>> = {
    VatNumberExists: 'customer',
    CustomerRequestExists: 'requested',
  };
  const reason = reasons[code];
  return reason === undefined ? null : { reason, ownCustomer: null };
}

/** A VAT number that was checked when its field was left, and what already has it. */
interface CheckedVat {
  vatNumber: string;
  company: ExistingCompany | null;
}

/** Checks each new valid VAT number once, as a warning; going forward checks again, and sending decides. */
function useKnownVat(calls: Pick<WizardCalls, 'checkVat'>) {
  const [checked, setChecked] = useState<CheckedVat | null>(null);
  const requested = useRef('');
  const checkTyped = async (values: CompanyFormValues) => {
    const { vatNumber } = toCompanyFields(values);
    if (!vatNumberField().safeParse(vatNumber).success || requested.current === vatNumber) return;
    requested.current = vatNumber;
    // A failed check warns of nothing; the next step repeats it.
    const company = await calls.checkVat(vatNumber).catch(() => null);
    setChecked({ vatNumber, company });
  };
  return {
    checkTyped,
    /** What already has the typed number; null if nothing has, or if it was not checked. */
    findCompany: (values: CompanyFormValues): ExistingCompany | null =>
      checked !== null && toCompanyFields(values).vatNumber === checked.vatNumber ? checked.company : null,
  };
}

export type KnownVat = ReturnType<typeof useKnownVat>;

interface RequestCallsOptions {
  calls: WizardCalls;
  start: Pick<WizardStart, 'kind' | 'subject'>;
  wizard: Wizard;
  onSent: (isEarlier: boolean) => void;
  /** Called with the fields of a draft that cannot be saved, and with those that the server rejects. */
  onInvalid: (issues: readonly FieldError[], type: 'schema' | 'server') => void;
}

interface DraftSave {
  /** The step to store as current. */
  step: WizardStep;
  /** Whether the user saves with the button, which shows the result, instead of by changing the step. */
  isManual: boolean;
}

/** Mutations that save the draft, send the request, and check early whether the company exists. */
export function useRequestCalls({ calls, start, wizard, onSent, onInvalid }: RequestCallsOptions) {
  const { t } = useTexts('activation');
  const notify = useNotify();
  // The first save of a draft changes the subject, but not the request.
  const [form] = useState(`customer-request:${start.subject}`);
  const [existingCompany, setExistingCompany] = useState<ExistingCompany | null>(null);
  const save = useMutation({
    mutationFn: async ({ step, isManual }: DraftSave) => {
      const values = structuredClone(wizard.form.getValues());
      const issues = findDraftIssues(values, step);
      if (issues.length > 0) {
        if (isManual) onInvalid(issues, 'schema');
        throw new ApiProblem({ code: 'BadRequest', status: 400, errors: issues });
      }
      await calls.saveDraft(toDraftBody(values, step));
      return values;
    },
    onSuccess: (values, { isManual }) => {
      wizard.markSaved(values);
      if (isManual) notify(t('activation:draft.saved'));
    },
  });
  const submit = useMutation({
    mutationFn: () => sendOnce(form, (key) => calls.submit(wizard.form.getValues(), key)),
    onSuccess: () => {
      clearRequestDraft();
      onSent(false);
    },
    onError: (error) => {
      const problem = toApiProblem(error);
      // Section 4: a user has a single request at a time, so the stored one is this one.
      if (problem.code === 'IdempotencyKeyReused' && start.kind === 'own') {
        clearRequestDraft();
        onSent(true);
      }
      setExistingCompany(findExistingCompany(problem));
      const issues = findServerIssues(wizard.form.getValues(), problem.errors);
      if (issues.length > 0) onInvalid(issues, 'server');
    },
  });
  const check = useMutation({
    // A failed check does not block, since sending repeats it.
    mutationFn: () => calls.checkVat(toCompanyFields(wizard.form.getValues()).vatNumber).catch(() => null),
  });
  const knownVat = useKnownVat(calls);
  return {
    save,
    submit,
    check,
    knownVat,
    existingCompany,
    setExistingCompany,
    /** The error of the last save or send, unless a dialog shows it; null after a success. */
    problem:
      submit.isError && findExistingCompany(toApiProblem(submit.error)) === null
        ? toApiProblem(submit.error)
        : save.isError
          ? toApiProblem(save.error)
          : null,
  };
}

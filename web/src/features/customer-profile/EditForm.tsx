import type { User } from '@cromia/domain/accounts/login';
import type { CustomerProfile } from '@cromia/domain/customers/customer-profile';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { toApiProblem } from '../../api/problem';
import { mayBeStored } from '../../api/send-once';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { createFormResolver, toFormError } from '../../ui/form/field-errors';
import { RequiredLegend } from '../../ui/form/RequiredLegend';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import type { ShopScope } from '../acting';
import { type CompanyFormValues, CompanySections, findServerIssues, focusFirstError } from '../activation';
import { NavItemLink } from '../shell';
import { ConflictDialog } from './ConflictDialog';
import {
  findChangeIssues,
  findEditorKind,
  isProfileChanged,
  toProfileChange,
  toProfileFormValues,
} from './edited-profile';
import {
  clearCustomerProfileDraft,
  readCustomerProfileDraft,
  saveCustomerProfileDraft,
} from './profile-draft';
import { useRequestProfileChange } from './profile-queries';
import classes from './styles.module.css';

interface EditFormProps {
  user: User;
  scope: ShopScope;
  profile: CustomerProfile;
  /** Called with whether an earlier attempt was stored, and the last changes were not sent. */
  onSent: (isEarlier: boolean) => void;
}

/** Form for a change request: the sections of a customer's data (section 2, edit page). */
export function EditForm({ user, scope, profile, onSent }: EditFormProps) {
  const { t } = useTexts('customers');
  const kind = findEditorKind(user);
  const form = useEditForm(user, profile);
  const formElement = useRef<HTMLFormElement>(null);
  const change = useRequestProfileChange(scope);
  const submitOnce = useSubmitOnce(change);
  const [isUnchanged, setUnchanged] = useState(false);
  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const isConflict = problem?.status === 409;
  const rejection = isConflict || problem?.code === 'ProfileUnchanged' ? null : problem;

  const sendChange = (values: CompanyFormValues) => {
    setUnchanged(false);
    if (!isProfileChanged(values, profile, user)) return setUnchanged(true);
    submitOnce(toProfileChange(kind, values, profile), {
      onSuccess: () => {
        clearCustomerProfileDraft();
        onSent(false);
      },
      onError: (error) => {
        const { code, errors } = toApiProblem(error);
        if (code === 'IdempotencyKeyReused') onSent(true);
        if (code === 'ProfileUnchanged') setUnchanged(true);
        for (const issue of findServerIssues(values, errors))
          form.setError(issue.path as FieldPath<CompanyFormValues>, toFormError(issue, 'server'));
        focusFirstError(formElement.current);
      },
    });
  };
  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        noValidate
        className={classes.form}
        onSubmit={form.handleSubmit(sendChange, () => focusFirstError(formElement.current))}
      >
        <RequiredLegend />
        <CompanySections user={user} kind={kind} />
        {isUnchanged && <FeedbackAlert status="InfoSuccess">{t('customers:edit.unchanged')}</FeedbackAlert>}
        {rejection !== null && (
          <FeedbackAlert
            status="FailDismissable"
            title={t(mayBeStored(rejection) ? 'common:states.unconfirmed' : 'customers:edit.failed')}
            onDismiss={() => change.reset()}
          >
            <ProblemText error={rejection} />{' '}
            {/* The text for a lost connection already contains this sentence. */}
            {rejection.code !== 'NetworkFailure' && t('customers:edit.kept')}
          </FeedbackAlert>
        )}
        <FormErrorSummary control={form.control} />
        <div className={classes.actions}>
          <Button component={NavItemLink} path="/profile-customer" variant="default">
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...busyButtonProps(change.isPending)}>
            {t('customers:edit.confirm')}
          </Button>
        </div>
      </form>
      <ConflictDialog
        code={isConflict ? problem.code : null}
        onClose={() => change.reset()}
        onLeave={clearCustomerProfileDraft}
      />
      <LeaveGuard
        isStored
        when={() => readCustomerProfileDraft(profile) !== null}
        onLeave={clearCustomerProfileDraft}
      />
    </FormProvider>
  );
}

/** Creates the form with the unsaved values of this tab, else with the stored profile. */
function useEditForm(user: User, profile: CustomerProfile): UseFormReturn<CompanyFormValues> {
  const [initial] = useState(() => ({
    stored: toProfileFormValues(profile, user),
    draft: readCustomerProfileDraft(profile),
  }));
  const resolver = useMemo(() => {
    const kind = findEditorKind(user);
    return createFormResolver<CompanyFormValues, unknown, CompanyFormValues>((values) => {
      const errors = findChangeIssues(kind, values, profile);
      return errors.length === 0 ? { data: values } : { errors };
    });
  }, [user, profile]);
  const form = useForm<CompanyFormValues>({
    defaultValues: initial.draft ?? initial.stored,
    resolver,
    mode: 'onTouched',
    // `focusFirstError` sets the focus, since the field may have to be expanded first.
    shouldFocusError: false,
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Resets have no name; only changes by the user are stored.
      if (name !== undefined) saveCustomerProfileDraft(profile, form.getValues());
    });
    return unsubscribe;
  }, [form, profile]);
  return form;
}

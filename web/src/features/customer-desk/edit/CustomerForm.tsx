import type { FieldError } from '@cromia/domain/errors';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { ApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { createFormResolver } from '../../../ui/form/field-errors';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { CompanySections, focusFirstError } from '../../activation';
import { NavItemLink } from '../../shell';
import { clearCustomerDraft, readCustomerDraft, saveCustomerDraft } from './customer-draft';
import type { CustomerFormValues } from './customer-form';
import classes from './customer-form.module.css';

interface CustomerFormProps {
  /** Key of the draft, from `toDraftSubject`. */
  subject: string;
  initialValues: CustomerFormValues;
  findIssues: (values: CustomerFormValues) => FieldError[];
  /** The error of the last attempt. */
  problem: ApiProblem | null;
  /** Shown above the buttons. */
  notice?: ReactNode;
  saving: boolean;
  onSave: (values: CustomerFormValues) => void;
  /** Discards the input and reloads a customer that a colleague has changed. */
  onReload?: () => void;
  /** Page to which Cancel leads. */
  cancelPath: string;
  /** Fields before those of the company. */
  children?: ReactNode;
}

/** The form with all data of a customer, for staff. */
export function CustomerForm(props: CustomerFormProps) {
  const { subject, initialValues, findIssues, problem, notice, saving, onSave, onReload, cancelPath } = props;
  const { t } = useTexts('activation', 'customers');
  const user = useUser();
  const form = useCustomerForm(subject, initialValues, findIssues);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === null) return;
    for (const { path, code } of problem.errors)
      form.setError(path as FieldPath<CustomerFormValues>, { type: 'server', message: code });
    if (problem.errors.length > 0) focusFirstError(formElement.current);
  }, [form, problem]);
  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        noValidate
        className={classes.form}
        onSubmit={form.handleSubmit(onSave, () => focusFirstError(formElement.current))}
      >
        <RequiredLegend />
        {props.children}
        {user !== null && <CompanySections user={user} kind="managed" isAtDesk />}
        {notice}
        {problem !== null && (
          <FeedbackAlert status="Fail">
            {isStale(problem) ? (
              <StaleNotice problem={problem} {...(onReload && { onReload })} />
            ) : (
              t(`errors:${problem.code}`)
            )}
          </FeedbackAlert>
        )}
        <FormErrorSummary control={form.control} />
        <div className={classes.actions}>
          <Button component={NavItemLink} path={cancelPath} variant="default">
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...busyButtonProps(saving)}>
            {t('common:actions.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard isStored when={() => readCustomerDraft(subject) !== null} onLeave={clearCustomerDraft} />
    </FormProvider>
  );
}

/** Creates the form with the unsaved values of this tab, else with the initial ones. */
function useCustomerForm(
  subject: string,
  initialValues: CustomerFormValues,
  findIssues: (values: CustomerFormValues) => FieldError[],
) {
  const [initial] = useState(() => readCustomerDraft(subject) ?? initialValues);
  const resolver = useMemo(
    () =>
      createFormResolver<CustomerFormValues, unknown, CustomerFormValues>((values) => {
        const errors = findIssues(values);
        return errors.length === 0 ? { data: values } : { errors };
      }),
    [findIssues],
  );
  const form = useForm<CustomerFormValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    // `focusFirstError` sets the focus, since the field may have to be expanded first.
    shouldFocusError: false,
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Resets have no name; only changes by the user are stored.
      if (name !== undefined) saveCustomerDraft(subject, form.getValues());
    });
    return unsubscribe;
  }, [form, subject]);
  return form;
}

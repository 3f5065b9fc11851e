import type { User } from '@cromia/domain/accounts/login';
import type { FieldError } from '@cromia/domain/errors';
import { Button, Title } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import type { ApiProblem } from '../../../api/problem';
import { mayBeStored } from '../../../api/send-once';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { toFormError } from '../../../ui/form/field-errors';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { CompanyFormValues } from './company-form-values';
import { ExistingCompanyDialog } from './ExistingCompanyDialog';
import { clearRequestDraft, readRequestDraft } from './request-draft';
import { findFirstInvalidStep, findStepOfIssue, type WizardKind, type WizardStep } from './requested-company';
import { AddressesStep } from './steps/AddressesStep';
import { AnagraphicsStep } from './steps/AnagraphicsStep';
import { BankStep } from './steps/BankStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { ContactsAgentStep, ContactsStep } from './steps/ContactsStep';
import { PerspectiveStep } from './steps/PerspectiveStep';
import { StepHeader } from './steps/StepHeader';
import classes from './styles.module.css';
import { type KnownVat, useRequestCalls, type WizardCalls } from './use-request-calls';
import { focusFirstError, type StepUrlState, useWizard, type Wizard, type WizardStart } from './use-wizard';

function findFailureTitle(isSubmit: boolean, problem: ApiProblem) {
  if (!isSubmit) return 'activation:failed.saved';
  return mayBeStored(problem) ? 'common:states.unconfirmed' : 'activation:failed.sent';
}

interface RequestWizardProps {
  user: User;
  start: WizardStart;
  calls: WizardCalls;
  stepUrlState: StepUrlState;
  /** Called with whether an earlier attempt was stored, and the last changes were not sent. */
  onSent: (isEarlier: boolean) => void;
}

/**
 * The wizard of a request to become a customer (section 2, /customer-request). Going forward validates the step, going
 * back does not, and completed steps can be reopened.
 */
export function RequestWizard({ user, start, calls, stepUrlState, onSent }: RequestWizardProps) {
  const { t } = useTexts('activation', 'accounts');
  const { kind } = start;
  const wizard = useWizard(start, stepUrlState);
  const { form, step, steps } = wizard;
  const formElement = useRef<HTMLFormElement>(null);
  const { heading, showStepThen } = useStepChange(wizard);
  const showIssues = (issues: readonly FieldError[], type: 'schema' | 'server') => {
    for (const issue of issues)
      form.setError(issue.path as FieldPath<CompanyFormValues>, toFormError(issue, type));
    focusFirstError(formElement.current);
  };
  const { save, submit, check, knownVat, existingCompany, setExistingCompany, problem } = useRequestCalls({
    calls,
    start,
    wizard,
    onSent,
    onInvalid: (issues, type) => {
      const [first] = issues;
      const invalidStep = first && findStepOfIssue(kind, first);
      showStepThen(invalidStep ?? step, () => showIssues(issues, type));
    },
  });

  const sendOnce = useSubmitOnce(submit);

  /** Saves the draft and returns whether it succeeded; on failure the page shows the reason. */
  const saveDraft = (saving: Parameters<typeof save.mutate>[0]) =>
    save.mutateAsync(saving).then(
      () => true,
      () => false,
    );
  const goForward = async (targetStep: WizardStep) => {
    if (step === 'Anagraphics') {
      const response = await check.mutateAsync();
      if (response !== null) return setExistingCompany(response);
    }
    await saveDraft({ step: targetStep, isManual: false });
    wizard.complete(targetStep);
  };
  const validateThen = (action: () => unknown) =>
    form.handleSubmit(
      () => void action(),
      () => focusFirstError(formElement.current),
    );
  const goTo = (targetStep: WizardStep) => {
    if (steps.indexOf(targetStep) < steps.indexOf(step)) wizard.showStep(targetStep);
    else void validateThen(() => goForward(targetStep))();
  };
  const sendRequest = () => {
    const invalidStep = findFirstInvalidStep(form.getValues(), kind);
    if (invalidStep === undefined) sendOnce();
    else
      showStepThen(invalidStep, () => void form.trigger().then(() => focusFirstError(formElement.current)));
  };
  const nextStep = steps[steps.indexOf(step) + 1];
  const isChangingStep = save.isPending && !save.variables.isManual;
  const busy = submit.isPending || check.isPending || isChangingStep;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second click can arrive before the button renders as busy.
    if (busy) return;
    if (nextStep === undefined) sendRequest();
    else void validateThen(() => goForward(nextStep))();
  };
  const previousStep = steps[steps.indexOf(step) - 1];
  return (
    <FormProvider {...form}>
      <form ref={formElement} onSubmit={onSubmit} noValidate className={classes.wizard}>
        <StepHeader wizard={wizard} onStep={goTo} />
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {t(`activation:steps.${step}`)}
        </Title>
        {nextStep !== undefined && <RequiredLegend />}
        <StepContent step={step} kind={kind} user={user} knownVat={knownVat} onStep={goTo} />
        <FormErrorSummary control={form.control} />
        {problem !== null && (
          <FeedbackAlert
            status="FailDismissable"
            title={t(findFailureTitle(submit.isError, problem))}
            onDismiss={() => {
              submit.reset();
              save.reset();
            }}
          >
            {isStale(problem) ? (
              <StaleNotice problem={problem} {...(calls.reload && { onReload: calls.reload })} />
            ) : (
              <>
                <ProblemText error={problem} />{' '}
                {/* The text for a lost connection already contains this sentence. */}
                {problem.code !== 'NetworkFailure' && t('activation:failed.kept')}
              </>
            )}
          </FeedbackAlert>
        )}
        <div className={classes.actions}>
          {previousStep !== undefined && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => wizard.showStep(previousStep)}
            >
              {t('common:actions.back')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            {...busyButtonProps(save.isPending && !isChangingStep)}
            disabled={!wizard.isUnsaved || busy}
            onClick={() => save.mutate({ step, isManual: true })}
          >
            {t('activation:actions.saveDraft')}
          </Button>
          <Button type="submit" {...busyButtonProps(busy)} disabled={save.isPending && !isChangingStep}>
            {t(nextStep === undefined ? 'activation:actions.confirm' : 'common:actions.next')}
          </Button>
        </div>
      </form>
      <ExistingCompanyDialog
        company={existingCompany}
        kind={kind}
        onStay={() => {
          setExistingCompany(null);
          showStepThen('Anagraphics', () => form.setFocus('vatNumber'));
        }}
        onLeave={() => setExistingCompany(null)}
      />
      <LeaveGuard
        isStored
        when={() => readRequestDraft(start.subject) !== null}
        onLeave={clearRequestDraft}
        onSave={() => saveDraft({ step, isManual: true })}
      />
    </FormProvider>
  );
}

/** Moves the focus to the heading after a change of step, unless `showStepThen` moves it elsewhere. */
function useStepChange({ form, step, showStep }: Wizard) {
  const heading = useRef<HTMLHeadingElement>(null);
  const displayedStep = useRef(step);
  const pendingAction = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (displayedStep.current === step) return;
    displayedStep.current = step;
    form.clearErrors();
    if (pendingAction.current !== null) {
      pendingAction.current();
      pendingAction.current = null;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [form, step]);
  const showStepThen = (targetStep: WizardStep, action: () => void) => {
    if (targetStep === step) return action();
    pendingAction.current = action;
    showStep(targetStep);
  };
  return { heading, showStepThen };
}

interface StepContentProps {
  step: WizardStep;
  kind: WizardKind;
  user: User;
  knownVat: KnownVat;
  onStep: (step: WizardStep) => void;
}

function StepContent({ step, kind, user, knownVat, onStep }: StepContentProps): ReactNode {
  switch (step) {
    case 'Anagraphics':
      return <AnagraphicsStep kind={kind} knownVat={knownVat} />;
    case 'CompanyPerspective':
      return <PerspectiveStep />;
    case 'Addresses':
      return <AddressesStep />;
    case 'Contacts':
      return <ContactsStep user={user} />;
    case 'ContactsAgent':
      return <ContactsAgentStep />;
    case 'BankInformation':
      return <BankStep />;
    case 'ConfirmRequest':
      return <ConfirmStep kind={kind} onStep={onStep} />;
  }
}

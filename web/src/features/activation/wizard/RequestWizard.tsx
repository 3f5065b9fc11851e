import type { User } from '@cromia/domain/accounts/login';
import { Button, Title } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { CompanyFormValues } from './company-form-values';
import { KnownCompanyDialog } from './ExistingCompanyDialog';
import { clearRequestDraft, readRequestDraft } from './request-draft';
import {
  type FieldIssue,
  findFirstInvalidStep,
  findStepOfIssue,
  type WizardKind,
  type WizardStep,
} from './requested-company';
import { AddressesStep } from './steps/AddressesStep';
import { AnagraphicsStep } from './steps/AnagraphicsStep';
import { BankStep } from './steps/BankStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { ContactsAgentStep, ContactsStep } from './steps/ContactsStep';
import { PerspectiveStep } from './steps/PerspectiveStep';
import { StepHeader } from './steps/StepHeader';
import classes from './styles.module.css';
import { useRequestCalls, type WizardCalls } from './use-request-calls';
import { focusFirstError, type StepUrlState, useWizard, type Wizard, type WizardStart } from './use-wizard';

interface RequestWizardProps {
  user: User;
  start: WizardStart;
  calls: WizardCalls;
  address: StepUrlState;
  onSent: () => void;
}

/**
 * The wizard of a request to become a customer (section 2, /customer-request). Going forward validates the step, going
 * back does not, and completed steps can be reopened.
 */
export function RequestWizard({ user, start, calls, address, onSent }: RequestWizardProps) {
  const { t } = useTexts('activation', 'accounts');
  const { kind } = start;
  const wizard = useWizard(start, address);
  const { form, step, steps } = wizard;
  const element = useRef<HTMLFormElement>(null);
  const { heading, showAndThen } = useStepChange(wizard);
  const mark = (issues: readonly FieldIssue[]) => {
    for (const { path, message } of issues)
      form.setError(path.join('.') as FieldPath<CompanyFormValues>, { message });
    focusFirstError(element.current);
  };
  const { save, submit, check, known, showKnown, problem } = useRequestCalls({
    calls,
    wizard,
    onSent,
    onWrong: (typed, issues) => {
      const [first] = issues;
      const wrong = first && findStepOfIssue(typed, kind, first);
      showAndThen(wrong ?? step, () => mark(issues));
    },
  });

  const sendOnce = useSubmitOnce(submit);

  /** Returns whether the draft was saved; on failure the page shows the reason. */
  const saveDraft = (saving: Parameters<typeof save.mutate>[0]) =>
    save.mutateAsync(saving).then(
      () => true,
      () => false,
    );
  const forward = async (to: WizardStep) => {
    if (step === 'Anagraphics') {
      const response = await check.mutateAsync();
      if (response !== 'no') return showKnown(response);
    }
    await saveDraft({ step: to, isAsked: false });
    wizard.complete(to);
  };
  const validated = (then: () => unknown) =>
    form.handleSubmit(
      () => void then(),
      () => focusFirstError(element.current),
    );
  const goTo = (to: WizardStep) => {
    if (steps.indexOf(to) < steps.indexOf(step)) wizard.show(to);
    else void validated(() => forward(to))();
  };
  const send = () => {
    const open = findFirstInvalidStep(form.getValues(), kind);
    if (open === undefined) sendOnce();
    else showAndThen(open, () => void form.trigger().then(() => focusFirstError(element.current)));
  };
  const following = steps[steps.indexOf(step) + 1];
  const isGoingOn = save.isPending && !save.variables.isAsked;
  const busy = submit.isPending || check.isPending || isGoingOn;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second click can arrive before the button renders as busy.
    if (busy) return;
    if (following === undefined) send();
    else void validated(() => forward(following))();
  };
  const previous = steps[steps.indexOf(step) - 1];
  return (
    <FormProvider {...form}>
      <form ref={element} onSubmit={onSubmit} noValidate className={classes.wizard}>
        <StepHeader wizard={wizard} onStep={goTo} />
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {t(`activation:steps.${step}`)}
        </Title>
        {following !== undefined && <RequiredLegend />}
        <StepContent step={step} kind={kind} user={user} onStep={goTo} />
        {problem !== null && (
          <FeedbackAlert
            status="FailDismissable"
            title={t(submit.isError ? 'activation:failed.sent' : 'activation:failed.saved')}
            onDismiss={() => {
              submit.reset();
              save.reset();
            }}
          >
            {t(`errors:${problem.code}`)} {/* The text for a lost connection already says so. */}
            {problem.code !== 'NetworkFailure' && t('activation:failed.kept')}
          </FeedbackAlert>
        )}
        <div className={classes.actions}>
          {previous !== undefined && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => wizard.show(previous)}
            >
              {t('common:actions.back')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            {...busyButtonProps(save.isPending && !isGoingOn)}
            disabled={!wizard.unsaved || busy}
            onClick={() => save.mutate({ step, isAsked: true })}
          >
            {t('activation:actions.saveDraft')}
          </Button>
          <Button type="submit" {...busyButtonProps(busy)} disabled={save.isPending && !isGoingOn}>
            {t(following === undefined ? 'activation:actions.confirm' : 'common:actions.next')}
          </Button>
        </div>
      </form>
      <KnownCompanyDialog
        known={known}
        kind={kind}
        onStay={() => {
          showKnown(null);
          showAndThen('Anagraphics', () => form.setFocus('vatNumber'));
        }}
        onLeave={() => showKnown(null)}
      />
      <LeaveGuard
        isStored
        when={() => readRequestDraft(start.subject) !== null}
        onLeave={clearRequestDraft}
        onSave={() => saveDraft({ step, isAsked: true })}
      />
    </FormProvider>
  );
}

/** After a change of step the focus moves to its heading, unless something else takes it. */
function useStepChange({ form, step, show }: Wizard) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const following = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.clearErrors();
    if (following.current !== null) {
      following.current();
      following.current = null;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [form, step]);
  const showAndThen = (to: WizardStep, then: () => void) => {
    if (to === step) return then();
    following.current = then;
    show(to);
  };
  return { heading, showAndThen };
}

interface StepContentProps {
  step: WizardStep;
  kind: WizardKind;
  user: User;
  onStep: (step: WizardStep) => void;
}

function StepContent({ step, kind, user, onStep }: StepContentProps): ReactNode {
  switch (step) {
    case 'Anagraphics':
      return <AnagraphicsStep />;
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

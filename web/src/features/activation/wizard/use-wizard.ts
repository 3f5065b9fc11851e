import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { createFormResolver } from '../../../ui/form/field-errors';
import type { CompanyFormValues } from './company-form-values';
import { clearRequestDraft, saveRequestDraft, type WizardPosition } from './request-draft';
import {
  findFirstInvalidStep,
  findStepIssues,
  WIZARD_STEPS,
  type WizardKind,
  type WizardStep,
} from './requested-company';

interface StepContext {
  step: WizardStep;
}
export type WizardForm = UseFormReturn<CompanyFormValues, StepContext, CompanyFormValues>;

/** Creates the resolver of a step: the domain's rules with the paths of the form fields. */
function createStepResolver(step: WizardStep) {
  return createFormResolver<CompanyFormValues, StepContext, CompanyFormValues>((values) => {
    const errors = findStepIssues(values, step);
    return errors.length === 0 ? { data: values } : { errors };
  });
}

const resolveStep: Resolver<CompanyFormValues, StepContext, CompanyFormValues> = (values, context, options) =>
  createStepResolver(context?.step ?? 'ConfirmRequest')(values, context, options);

export interface Wizard {
  form: WizardForm;
  steps: readonly WizardStep[];
  step: WizardStep;
  /** Whether there are changes since the last save. */
  isUnsaved: boolean;
  isCompleted: (step: WizardStep) => boolean;
  /** Whether a step can be opened: completed steps and the next one can (section 2). */
  isOpen: (step: WizardStep) => boolean;
  /** Goes to a step without validating the current one. */
  showStep: (step: WizardStep) => void;
  /** Marks the current step as completed and goes to another. */
  complete: (targetStep: WizardStep) => void;
  /** Marks the values as saved, unless they have changed since. */
  markSaved: (values: CompanyFormValues) => void;
}

/** The step in the URL, so that the browser's Back goes back one step and a reload stays on the step. */
export interface StepUrlState {
  /** The step in the URL, which may be invalid. */
  step: string | undefined;
  showStep: (targetStep: WizardStep, currentStep: WizardStep) => void;
}

export interface WizardStart {
  kind: WizardKind;
  subject: string;
  values: CompanyFormValues;
  position: WizardPosition;
  isUnsaved: boolean;
  /** The version of the saved draft on which the values are based; undefined without one. */
  version?: string | undefined;
}

/** Holds the form values and the current step, and stores unsaved changes of both in this tab. */
export function useWizard(
  { kind, subject, version, ...start }: WizardStart,
  stepUrlState: StepUrlState,
): Wizard {
  const steps: readonly WizardStep[] = WIZARD_STEPS[kind];
  const [position, setPosition] = useState(start.position);
  const [isUnsaved, setUnsaved] = useState(start.isUnsaved);
  const isCompleted = (candidate: WizardStep) => position.completed.includes(candidate);
  const isOpen = (candidate: WizardStep) => steps.slice(0, steps.indexOf(candidate)).every(isCompleted);
  const requestedStep = steps.find((candidate) => candidate === (stepUrlState.step ?? start.position.step));
  const step = requestedStep !== undefined && isOpen(requestedStep) ? requestedStep : position.step;
  const form = useForm<CompanyFormValues, StepContext, CompanyFormValues>({
    defaultValues: start.values,
    resolver: resolveStep,
    context: { step },
    mode: 'onTouched',
    // `focusFirstError` sets the focus, since the field may have to be expanded first.
    shouldFocusError: false,
  });

  if (step !== position.step) {
    const isStillValid = findStepIssues(form.getValues(), position.step).length === 0;
    const completed = position.completed.filter((candidate) => candidate !== position.step || isStillValid);
    setPosition({ step, completed });
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Resets have no name; only changes by the user are stored.
      if (name === undefined) return;
      setUnsaved(true);
      saveRequestDraft(subject, form.getValues(), { ...position, version });
    });
    return unsubscribe;
  }, [form, subject, position, version]);

  // Stores the values again when the first save of a new request changes the subject.
  useEffect(() => {
    if (isUnsaved) saveRequestDraft(subject, form.getValues(), { ...position, version });
  }, [form, subject, position, version, isUnsaved]);

  return {
    form,
    steps,
    step,
    isUnsaved,
    isCompleted,
    isOpen,
    showStep: (targetStep) => stepUrlState.showStep(targetStep, step),
    complete: (targetStep) => {
      setPosition({ step, completed: [...new Set([...position.completed, step])] });
      stepUrlState.showStep(targetStep, step);
    },
    markSaved: (values) => {
      if (JSON.stringify(form.getValues()) !== JSON.stringify(values)) return;
      setUnsaved(false);
      clearRequestDraft();
    },
  };
}

/** Returns the position at which a draft reopens: its saved step, or the first invalid step before it. */
export function findWizardPosition(
  values: CompanyFormValues,
  kind: WizardKind,
  savedStep: WizardStep | undefined,
): WizardPosition {
  const steps: readonly WizardStep[] = WIZARD_STEPS[kind];
  const firstInvalidStep = findFirstInvalidStep(values, kind) ?? 'ConfirmRequest';
  const reachedIndex = Math.min(steps.indexOf(savedStep ?? 'Anagraphics'), steps.indexOf(firstInvalidStep));
  const step = steps[Math.max(reachedIndex, 0)] ?? 'Anagraphics';
  return { step, completed: steps.slice(0, Math.max(reachedIndex, 0)) };
}

/** Focuses the first invalid field after the next render. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

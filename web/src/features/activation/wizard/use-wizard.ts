import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
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

/** Resolver for the current step: the domain's rules, mapped to form fields. */
function resolverOf(step: WizardStep) {
  const rules = z.custom<CompanyFormValues>().superRefine((typed, context) => {
    for (const issue of findStepIssues(typed, step)) context.addIssue({ code: 'custom', ...issue });
  });
  return zodResolver(rules);
}

const resolveStep: Resolver<CompanyFormValues, StepContext, CompanyFormValues> = (typed, context, options) =>
  resolverOf(context?.step ?? 'ConfirmRequest')(typed, undefined, options);

export interface Wizard {
  form: WizardForm;
  steps: readonly WizardStep[];
  step: WizardStep;
  /** Whether there are changes since the last save. */
  unsaved: boolean;
  isCompleted: (step: WizardStep) => boolean;
  /** Whether a step can be opened: the completed ones and the next (section 2). */
  isOpen: (step: WizardStep) => boolean;
  /** Goes to a step without validating the current one. */
  show: (step: WizardStep) => void;
  /** Marks the current step as completed and goes to another. */
  complete: (to: WizardStep) => void;
  /** Marks these values as saved; later changes stay unsaved. */
  saved: (typed: CompanyFormValues) => void;
}

/** The step as part of the URL: the browser's Back goes back one step, and a reload keeps it. */
export interface StepUrlState {
  /** The step in the URL, which may be invalid. */
  step: string | undefined;
  show: (to: WizardStep, from: WizardStep) => void;
}

export interface WizardStart {
  kind: WizardKind;
  subject: string;
  typed: CompanyFormValues;
  place: WizardPosition;
  unsaved: boolean;
}

/** The form values and the current step; unsaved changes of both are stored in this tab. */
export function useWizard({ kind, subject, ...start }: WizardStart, address: StepUrlState): Wizard {
  const steps: readonly WizardStep[] = WIZARD_STEPS[kind];
  const [place, setPlace] = useState(start.place);
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const isCompleted = (known: WizardStep) => place.completed.includes(known);
  const isOpen = (known: WizardStep) => steps.slice(0, steps.indexOf(known)).every(isCompleted);
  const asked = steps.find((known) => known === (address.step ?? start.place.step));
  const step = asked !== undefined && isOpen(asked) ? asked : place.step;
  const form = useForm<CompanyFormValues, StepContext, CompanyFormValues>({
    defaultValues: start.typed,
    resolver: resolveStep,
    context: { step },
    mode: 'onTouched',
    // A field may have to be expanded first; see `focusFirstError`.
    shouldFocusError: false,
  });

  if (step !== place.step) {
    const stillDone = findStepIssues(form.getValues(), place.step).length === 0;
    const completed = place.completed.filter((known) => known !== place.step || stillDone);
    setPlace({ step, completed });
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Only user changes are stored; an untouched form starts anew.
      if (name === undefined) return;
      setUnsaved(true);
      saveRequestDraft(subject, form.getValues(), place);
    });
    return unsubscribe;
  }, [form, subject, place]);

  // The subject changes when the first save turns the request into a draft.
  useEffect(() => {
    if (unsaved) saveRequestDraft(subject, form.getValues(), place);
  }, [form, subject, place, unsaved]);

  return {
    form,
    steps,
    step,
    unsaved,
    isCompleted,
    isOpen,
    show: (to) => address.show(to, step),
    complete: (to) => {
      setPlace({ step, completed: [...new Set([...place.completed, step])] });
      address.show(to, step);
    },
    saved: (typed) => {
      if (JSON.stringify(form.getValues()) !== JSON.stringify(typed)) return;
      setUnsaved(false);
      clearRequestDraft();
    },
  };
}

/** The position of a user who returns to a draft: the step where it was saved, if all earlier steps are valid. */
export function findWizardPosition(
  typed: CompanyFormValues,
  kind: WizardKind,
  saved: WizardStep | undefined,
): WizardPosition {
  const steps: readonly WizardStep[] = WIZARD_STEPS[kind];
  const open = findFirstInvalidStep(typed, kind) ?? 'ConfirmRequest';
  const reached = Math.min(steps.indexOf(saved ?? 'Anagraphics'), steps.indexOf(open));
  const step = steps[Math.max(reached, 0)] ?? 'Anagraphics';
  return { step, completed: steps.slice(0, Math.max(reached, 0)) };
}

/** Focuses the first invalid field once it is rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

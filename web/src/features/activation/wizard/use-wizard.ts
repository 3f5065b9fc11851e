import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { clearRequestDraft, keepRequest, type WizardPlace } from './request-draft';
import { firstOpenStep, STEPS_OF, stepIssues, type WizardKind, type WizardStep } from './requested-company';
import type { TypedCompany } from './typed-company';

interface StepContext {
  step: WizardStep;
}
export type WizardForm = UseFormReturn<TypedCompany, StepContext, TypedCompany>;

/** The rules of the step that is shown: those of the domain, at the fields of the form. */
function resolverOf(step: WizardStep) {
  const rules = z.custom<TypedCompany>().superRefine((typed, context) => {
    for (const issue of stepIssues(typed, step)) context.addIssue({ code: 'custom', ...issue });
  });
  return zodResolver(rules);
}

const resolveStep: Resolver<TypedCompany, StepContext, TypedCompany> = (typed, context, options) =>
  resolverOf(context?.step ?? 'ConfirmRequest')(typed, undefined, options);

export interface Wizard {
  form: WizardForm;
  steps: readonly WizardStep[];
  step: WizardStep;
  /** Whether anything was typed since it was last saved. */
  unsaved: boolean;
  isCompleted: (step: WizardStep) => boolean;
  /** Whether a step may be gone to: those that are completed, and the one after them (section 2). */
  isOpen: (step: WizardStep) => boolean;
  /** Goes to a step without asking for this one's rules. */
  show: (step: WizardStep) => void;
  /** This step is done: goes on to another. */
  complete: (to: WizardStep) => void;
  /** This is saved; what was typed meanwhile is not. */
  saved: (typed: TypedCompany) => void;
}

/** The step as a place in the address: the browser's Back goes back by one, and a reload stays. */
export interface StepAddress {
  /** As it stands in the address, which may name no step. */
  step: string | undefined;
  show: (to: WizardStep, from: WizardStep) => void;
}

export interface WizardStart {
  kind: WizardKind;
  subject: string;
  typed: TypedCompany;
  place: WizardPlace;
  unsaved: boolean;
}

/** The fields of the wizard and the step that is shown; both are kept in this tab with every change that is not saved. */
export function useWizard({ kind, subject, ...start }: WizardStart, address: StepAddress): Wizard {
  const steps: readonly WizardStep[] = STEPS_OF[kind];
  const [place, setPlace] = useState(start.place);
  const [unsaved, setUnsaved] = useState(start.unsaved);
  const isCompleted = (known: WizardStep) => place.completed.includes(known);
  const isOpen = (known: WizardStep) => steps.slice(0, steps.indexOf(known)).every(isCompleted);
  const asked = steps.find((known) => known === (address.step ?? start.place.step));
  const step = asked !== undefined && isOpen(asked) ? asked : place.step;
  const form = useForm<TypedCompany, StepContext, TypedCompany>({
    defaultValues: start.typed,
    resolver: resolveStep,
    context: { step },
    mode: 'onTouched',
    // A field may first have to be unfolded; see `focusFirstError`.
    shouldFocusError: false,
  });

  if (step !== place.step) {
    const stillDone = stepIssues(form.getValues(), place.step).length === 0;
    const completed = place.completed.filter((known) => known !== place.step || stillDone);
    setPlace({ step, completed });
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Only what a person changes is kept; an untouched form begins anew.
      if (name === undefined) return;
      setUnsaved(true);
      keepRequest(subject, form.getValues(), place);
    });
    return unsubscribe;
  }, [form, subject, place]);

  // A request may get another subject while it is typed: that of the draft that it has become by its first saving.
  useEffect(() => {
    if (unsaved) keepRequest(subject, form.getValues(), place);
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

/** How far somebody got who comes back to a draft: the step where it was saved, if all before it are done. */
export function placeIn(typed: TypedCompany, kind: WizardKind, saved: WizardStep | undefined): WizardPlace {
  const steps: readonly WizardStep[] = STEPS_OF[kind];
  const open = firstOpenStep(typed, kind) ?? 'ConfirmRequest';
  const reached = Math.min(steps.indexOf(saved ?? 'Anagraphics'), steps.indexOf(open));
  const step = steps[Math.max(reached, 0)] ?? 'Anagraphics';
  return { step, completed: steps.slice(0, Math.max(reached, 0)) };
}

/** Moves focus to the first field that is marked as wrong, once it is drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

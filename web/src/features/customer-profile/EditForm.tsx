import type { User } from '@cromia/domain/accounts/login';
import type { CustomerProfile } from '@cromia/domain/customers/customer';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../ui/feedback/while-busy';
import { LeaveGuard } from '../../ui/form/LeaveGuard';
import { RequiredLegend } from '../../ui/form/RequiredLegend';
import { useSendOnce } from '../../ui/form/use-send-once';
import { CompanySections, focusFirstError, type TypedCompany } from '../activation';
import type { ShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { ConflictDialog } from './ConflictDialog';
import classes from './customer-profile.module.css';
import { changeIssues, changeOf, editorOf, isChanged, typedProfile } from './edited-profile';
import { clearProfileDraft, keepEdit, profileDraftStore } from './profile-draft';
import { useRequestChange } from './profile-queries';

interface EditFormProps {
  user: User;
  scope: ShopScope;
  profile: CustomerProfile;
  onSent: () => void;
}

/** The sections of a customer's data, and the button that sends the change request (section 2, edit page). */
export function EditForm({ user, scope, profile, onSent }: EditFormProps) {
  const { t } = useTexts('customers');
  const kind = editorOf(user);
  const form = useEditForm(user, profile);
  const element = useRef<HTMLFormElement>(null);
  const change = useRequestChange(scope);
  const sendOnce = useSendOnce(change);
  const [unchanged, setUnchanged] = useState(false);
  const problem = change.isError && !change.isPending ? asProblem(change.error) : null;
  const isConflict = problem?.status === 409;

  const send = (typed: TypedCompany) => {
    setUnchanged(false);
    if (!isChanged(typed, profile, user)) return setUnchanged(true);
    sendOnce(changeOf(kind, typed, profile), {
      onSuccess: () => {
        clearProfileDraft();
        onSent();
      },
    });
  };
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={form.handleSubmit(send, () => focusFirstError(element.current))}
      >
        <RequiredLegend />
        <CompanySections user={user} kind={kind} />
        {unchanged && <FeedbackAlert status="InfoSuccess">{t('customers:edit.unchanged')}</FeedbackAlert>}
        {problem !== null && !isConflict && (
          <FeedbackAlert
            status="FailDismissable"
            title={t('customers:edit.failed')}
            onDismiss={() => change.reset()}
          >
            {t(`errors:${problem.code}`)} {/* The text for a lost connection already says so. */}
            {problem.code !== 'NetworkFailure' && t('customers:edit.kept')}
          </FeedbackAlert>
        )}
        <div className={classes.actions}>
          <Button component={PlaceLink} path="/profile-customer" variant="default">
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...whileBusy(change.isPending)}>
            {t('customers:edit.confirm')}
          </Button>
        </div>
      </form>
      <ConflictDialog
        code={isConflict ? problem.code : null}
        onClose={() => change.reset()}
        onLeave={clearProfileDraft}
      />
      <LeaveGuard isKept when={() => profileDraftStore(profile) !== null} onLeave={clearProfileDraft} />
    </FormProvider>
  );
}

/** The form with the values typed in this tab, else the stored ones. */
function useEditForm(user: User, profile: CustomerProfile): UseFormReturn<TypedCompany> {
  const [start] = useState(() => ({
    stored: typedProfile(profile, user),
    kept: profileDraftStore(profile),
  }));
  const resolver = useMemo(() => {
    const kind = editorOf(user);
    const rules = z.custom<TypedCompany>().superRefine((typed, context) => {
      for (const issue of changeIssues(kind, typed, profile)) context.addIssue({ code: 'custom', ...issue });
    });
    return zodResolver(rules);
  }, [user, profile]);
  const form = useForm<TypedCompany>({
    defaultValues: start.kept ?? start.stored,
    resolver,
    mode: 'onTouched',
    // A field may have to be expanded first; see `focusFirstError`.
    shouldFocusError: false,
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Only user changes are stored.
      if (name !== undefined) keepEdit(profile, form.getValues());
    });
    return unsubscribe;
  }, [form, profile]);
  return form;
}

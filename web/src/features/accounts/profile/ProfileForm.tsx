import type { User } from '@cromia/domain/accounts/login';
import { findProfileErrors } from '@cromia/domain/accounts/profile';
import {
  type CustomerRequestStatus,
  isBusinessNameEditable,
} from '@cromia/domain/activation/customer-request';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { ConsentFields } from '../person/ConsentFields';
import { PersonSections } from '../person/PersonSections';
import {
  PERSON_FIELD_DEPENDENCIES,
  personFormValuesSchema,
  toPersonFormValues,
} from '../person/person-form-values';
import classes from '../styles.module.css';
import { clearProfileDraft, profileFormSchema, readProfileDraft, saveProfileDraft } from './profile-draft';
import { useUpdateProfile } from './use-update-profile';

const FIELDS = personFormValuesSchema.keyof().options;

interface ProfileFormProps {
  user: User;
  requestStatus: CustomerRequestStatus;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of the profile; its unsaved values survive a reload and a new login. */
export default function ProfileForm({ user, requestStatus, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTexts('accounts');
  const rules = useMemo(() => profileFormSchema(user.type), [user.type]);
  const [initialValues] = useState(() => readProfileDraft() ?? toPersonFormValues(user));
  const form = useZodForm(rules, initialValues);
  const change = useUpdateProfile(user.username);
  const sendOnce = useSubmitOnce(change);
  useRevalidateDependents(form, PERSON_FIELD_DEPENDENCIES);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) saveProfileDraft(user.username, form.getValues());
    });
    return unsubscribe;
  }, [form, user.username]);

  const [isComplete] = useState(() => findProfileErrors(user).length === 0);
  useEffect(() => {
    // An incomplete profile opens with the missing fields marked; a complete one focuses the first field.
    if (isComplete) form.setFocus('firstname');
    else void form.handleSubmit(() => undefined)();
  }, [form, isComplete]);

  const submit = form.handleSubmit((profile) =>
    sendOnce(profile, {
      onSuccess: () => {
        clearProfileDraft();
        onSaved();
      },
      onError: (error) => {
        const problem = toApiProblem(error);
        // Section 4, profile lock: the customer request was sent in the meantime, for example in another tab.
        if (problem.code === 'Conflict') form.setError('businessName', { type: 'server' });
        else showFieldErrors(form, problem, FIELDS);
      },
    }),
  );
  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const lockReason = t(
    user.role === 'CUSTOMER' ? 'accounts:profile.nameLocked' : 'accounts:profile.nameLockedByRequest',
  );
  const isLocked = !isBusinessNameEditable(user.role, requestStatus);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className={classes.edit}>
        {!isComplete && (
          <div className={classes.notice}>
            <FeedbackAlert status="InfoSuccess">{t('accounts:profile.completeText')}</FeedbackAlert>
          </div>
        )}
        <div className={classes.legend}>
          <RequiredLegend />
        </div>
        <PersonSections
          type={user.type}
          nameLock={isLocked ? lockReason : undefined}
          username={
            <Text size="sm" c="dimmed">
              {t('accounts:profile.usernameFixed', { username: formatEmail(user.username) })}
            </Text>
          }
          consents={<ConsentFields />}
        />
        {problem !== null && (
          <FeedbackAlert status="Fail">
            {t(problem.code === 'Conflict' ? 'accounts:profile.nameConflict' : `errors:${problem.code}`)}
          </FeedbackAlert>
        )}
        <FormErrorSummary control={form.control} />
        <div className={classes.save}>
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...busyButtonProps(change.isPending)}>
            {t('common:actions.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard
        isStored
        when={() => readProfileDraft() !== null}
        keepsForm={({ pathname, search }, current) =>
          pathname === current.pathname && 'edit' in search && search.edit === true
        }
        onLeave={clearProfileDraft}
      />
    </FormProvider>
  );
}

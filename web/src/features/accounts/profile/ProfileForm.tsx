import type { User } from '@cromia/domain/accounts/login';
import { profileErrors } from '@cromia/domain/accounts/profile';
import { isBusinessNameEditable } from '@cromia/domain/activation/customer-request';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/FeedbackAlert';
import { LeaveGuard } from '../../../ui/form/LeaveGuard';
import { useRecheck } from '../../../ui/form/use-recheck';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import classes from '../accounts.module.css';
import { CompanyFields, SectorField } from '../person/CompanyFields';
import { ConsentFields } from '../person/ConsentFields';
import { PersonFields } from '../person/PersonFields';
import { PhoneFields } from '../person/PhoneFields';
import { PlaceFields } from '../person/PlaceFields';
import { PERSON_LINKS, typedFrom, typedPersonSchema } from '../person/typed-person';
import { forgetDraft, keepDraft, profileDraft, profileForm } from './profile-draft';
import type { useProfileChange } from './use-profile-change';

const FIELDS = typedPersonSchema.keyof().options;

interface ProfileFormProps {
  user: User;
  /** Id of the form, for the buttons that stand outside of it. */
  id: string;
  /** Saves; it belongs to the page, whose button shows its progress. */
  change: ReturnType<typeof useProfileChange>;
  onSaved: () => void;
}

/** The profile to edit; what is typed outlives a reload and a login in between. */
export function ProfileForm({ user, id, change, onSaved }: ProfileFormProps) {
  const { t } = useTexts('accounts');
  const rules = useMemo(() => profileForm(user.type), [user.type]);
  const [beginning] = useState(() => profileDraft() ?? typedFrom(user));
  const form = useZodForm(rules, beginning);
  const sendOnce = useSendOnce(change);
  useRecheck(form, PERSON_LINKS);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) keepDraft(user.username, form.getValues());
    });
    return unsubscribe;
  }, [form, user.username]);

  const [isComplete] = useState(() => profileErrors(user).length === 0);
  useEffect(() => {
    // Whoever comes to complete the profile finds what is missing marked; everybody else begins at the first field.
    if (isComplete) form.setFocus('firstname');
    else void form.trigger(undefined, { shouldFocus: true });
  }, [form, isComplete]);

  const submit = form.handleSubmit((valid) =>
    sendOnce(valid, {
      onSuccess: () => {
        forgetDraft();
        onSaved();
      },
      onError: (error) => {
        const problem = asProblem(error);
        // Section 4, profile lock: only the server knows the status of the request.
        if (problem.code === 'Conflict') form.setError('businessName', { type: 'server' });
        else showFieldErrors(form, problem, FIELDS);
      },
    }),
  );
  const problem = change.isError && !change.isPending ? asProblem(change.error) : null;
  const isLocked = !isBusinessNameEditable(user.role, 'NONE');
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={submit} noValidate>
        {problem !== null && (
          <div className={classes.notice}>
            <FeedbackAlert status="Fail">
              {t(problem.code === 'Conflict' ? 'accounts:profile.nameConflict' : `errors:${problem.code}`)}
            </FeedbackAlert>
          </div>
        )}
        <Section title={t('accounts:sections.person')}>
          <PersonFields />
          <Text size="sm" c="dimmed">
            {t('accounts:profile.usernameFixed', { username: user.username })}
          </Text>
        </Section>
        {user.type === 'C' && (
          <Section title={t('accounts:sections.company')}>
            <CompanyFields nameLock={isLocked ? t('accounts:profile.nameLocked') : undefined} />
          </Section>
        )}
        <Section title={t('accounts:sections.contact')}>
          <PlaceFields />
          <PhoneFields required={user.type === 'C'} />
          {user.type === 'P' && <SectorField />}
        </Section>
        <Section title={t('accounts:sections.consents')}>
          <ConsentFields />
        </Section>
      </form>
      <LeaveGuard
        when={() => profileDraft() !== null}
        keeps={(next, current) =>
          next.pathname === current.pathname && 'edit' in next.search && next.search.edit === true
        }
        onLeave={forgetDraft}
      />
    </FormProvider>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

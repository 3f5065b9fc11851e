import type { User } from '@cromia/domain/accounts/login';
import { type Invitation, invitationSchema } from '@cromia/domain/activation/request-forms';
import type { CompanyRole } from '@cromia/domain/people/company-roles';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { api, unwrapResponse } from '../../../api/client';
import { type ProblemCode, toApiProblem } from '../../../api/problem';
import { sendOnce } from '../../../api/send-once';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { TextField } from '../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { createFormSchema, showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { omitUndefined } from '../../../ui/list/omit-undefined';
import { PageFrame } from '../../../ui/PageFrame';
import {
  JOINING_RIGHTS_FORM,
  RIGHTS_FIELDS,
  RightsFields,
  rightsFormSchema,
  toTypedRights,
} from '../../people';
import { NavItemLink } from '../../shell';
import classes from '../styles.module.css';

const FIELDS = ['inviteeEmail', 'inviteeFirstName', 'inviteeLastName', ...RIGHTS_FIELDS] as const;

const typedInvitationSchema = z.object({
  inviteeEmail: z.string(),
  inviteeFirstName: z.string(),
  inviteeLastName: z.string(),
  ...rightsFormSchema.shape,
});
type TypedInvitation = z.infer<typeof typedInvitationSchema>;

const EMPTY_INVITATION: TypedInvitation = {
  inviteeEmail: '',
  inviteeFirstName: '',
  inviteeLastName: '',
  ...JOINING_RIGHTS_FORM,
};

/**
 * Creates the schema of the form. Without rights the invitation has the default ones; an empty limit of an inviter who
 * has limits is the inviter's own.
 */
function createInvitationFormSchema({ withRights, inviter }: { withRights: boolean; inviter: CompanyRole }) {
  return createFormSchema(
    typedInvitationSchema,
    ({ inviteeEmail, inviteeFirstName, inviteeLastName, ...rights }) =>
      invitationSchema.safeParse({
        inviteeEmail,
        inviteeFirstName,
        inviteeLastName,
        ...(withRights ? toTypedRights(rights, inviter === 'OWNER' ? null : undefined) : {}),
      }),
  );
}
/** Values entered in this tab; the form restores them after a failure. */
const draftStore = createTabStore(
  'invitation',
  z.object({ username: z.string(), typed: typedInvitationSchema }),
);

function readInvitationDraft() {
  const stored = draftStore.read();
  return stored !== null && stored.username === getCurrentUser()?.username ? stored.typed : EMPTY_INVITATION;
}

function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ inviteeEmail, inviteeFirstName, inviteeLastName, ...rights }: Invitation) =>
      sendOnce('invitation', (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/customer/customer-invitations/pendings', {
            body: { inviteeEmail, inviteeFirstName, inviteeLastName, ...omitUndefined(rights) },
            params: { header: { 'idempotency-key': key } },
          }),
        ),
      ),
    // The invitation may be stored even after an error.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

interface InvitePageProps {
  user: User;
  /** Whether the form contains role and limits of the invited person. */
  withRights: boolean;
  onSent: () => void;
  /** Called after a failure; the draft stays stored. */
  onFailed: (code: ProblemCode) => void;
}

/** Invites a person to act for the user's customer (section 2, invite-new). */
export function InvitePage({ user, withRights, onSent, onFailed }: InvitePageProps) {
  const { t } = useTexts('activation', 'accounts');
  const inviter = user.companyRole ?? 'BUYER';
  const schema = useMemo(() => createInvitationFormSchema({ withRights, inviter }), [withRights, inviter]);
  const form = useZodForm(schema, readInvitationDraft());
  const invite = useInvite();
  const submitOnce = useSubmitOnce(invite);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      const user = getCurrentUser();
      if (name === undefined || user === null) return;
      draftStore.write({ username: user.username, typed: { ...EMPTY_INVITATION, ...form.getValues() } });
    });
    return unsubscribe;
  }, [form]);

  const submit = form.handleSubmit((invitation) =>
    submitOnce(invitation, {
      onSuccess: () => {
        draftStore.write(null);
        onSent();
      },
      onError: (error) => {
        const problem = toApiProblem(error);
        if (!showFieldErrors(form, problem, FIELDS)) onFailed(problem.code);
      },
    }),
  );
  return (
    <PageFrame title={t('activation:invite.title')} lead={t('activation:invite.lead')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextField
          control={form.control}
          name="inviteeFirstName"
          label={t('accounts:fields.firstname')}
          required
          autoComplete="off"
        />
        <TextField
          control={form.control}
          name="inviteeLastName"
          label={t('accounts:fields.lastname')}
          required
          autoComplete="off"
        />
        <TextField
          control={form.control}
          name="inviteeEmail"
          label={t('activation:fields.email')}
          help={t('activation:invite.emailHelp')}
          errorWords={{ invalidField: t('accounts:errors.username') }}
          required
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        {withRights && <RightsFields control={form.control} giver={inviter} />}
        <FormErrorSummary control={form.control} />
        <DialogActions>
          <Button component={NavItemLink} path="/profile-customer/invite-list" variant="default">
            {t('common:actions.back')}
          </Button>
          <Button type="submit" {...busyButtonProps(invite.isPending)}>
            {t('activation:invite.send')}
          </Button>
        </DialogActions>
      </form>
    </PageFrame>
  );
}

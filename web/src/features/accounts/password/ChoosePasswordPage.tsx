import { newPasswordFormSchema } from '@cromia/domain/accounts/password';
import { Button, Stack, Text } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { type ApiProblem, asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/FeedbackAlert';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { useRecheck } from '../../../ui/form/use-recheck';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { whileBusy } from '../../../ui/while-busy';
import { AccountCard } from '../AccountCard';
import { InvalidLink } from './InvalidLink';
import { HiddenUsername, NewPasswordFields, PASSWORD_LINKS } from './NewPasswordFields';
import { type PasswordLink, type PasswordPurpose, useChoosePassword } from './use-choose-password';

interface ChoosePasswordPageProps {
  purpose: PasswordPurpose;
  /** Undefined where the address lacks a part, or says itself that its link is invalid. */
  link: PasswordLink | undefined;
  onDone: () => void;
}

/** /confirm-registration and /new-password: sets a password by the link of a mail (section 2). */
export function ChoosePasswordPage({ purpose, link, onDone }: ChoosePasswordPageProps) {
  if (link === undefined) return <InvalidLink purpose={purpose} />;
  // Another link is another form.
  return <ChoosePassword key={link.token} purpose={purpose} link={link} onDone={onDone} />;
}

/** Section 8: Unauthorized and BadRequest mean that the link is invalid, unless the password itself was refused. */
function isAboutLink(problem: ApiProblem): boolean {
  if (problem.errors.some(({ path }) => path === 'newPassword')) return false;
  return problem.status === 400 || problem.status === 401 || problem.status === 403 || problem.status === 404;
}

function ChoosePassword({
  purpose,
  link,
  onDone,
}: Omit<ChoosePasswordPageProps, 'link'> & { link: PasswordLink }) {
  const { t } = useTexts('accounts');
  // Whose link it is nobody knew who drew the page.
  const username = useIsPrerendered() ? '…' : link.username;
  const form = useZodForm(newPasswordFormSchema, { newPassword: '', repeatPassword: '' });
  const choose = useChoosePassword(purpose, link);
  const sendOnce = useSendOnce(choose);
  useRecheck(form, PASSWORD_LINKS);
  const submit = form.handleSubmit(({ newPassword }) =>
    sendOnce(newPassword, {
      onSuccess: onDone,
      onError: (error) => void showFieldErrors(form, asProblem(error), ['newPassword']),
    }),
  );
  const problem = choose.isError ? asProblem(choose.error) : null;
  if (problem !== null && isAboutLink(problem))
    return <InvalidLink purpose={purpose} username={link.username} refused />;
  return (
    <AccountCard title={t(`accounts:${purpose}.title`)} lead={t(`accounts:${purpose}.lead`)}>
      <FormProvider {...form}>
        <AutofillForm onSubmit={submit}>
          <Stack gap="md">
            {problem !== null && !choose.isPending && (
              <FeedbackAlert status="Fail">{t(`errors:${problem.code}`)}</FeedbackAlert>
            )}
            <HiddenUsername username={username} />
            <div>
              <Text size="sm" c="dimmed">
                {t('accounts:fields.username')}
              </Text>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {username}
              </Text>
            </div>
            <NewPasswordFields size="md" />
            <Button type="submit" size="md" {...whileBusy(choose.isPending)} fullWidth>
              {t(`accounts:${purpose}.submit`)}
            </Button>
          </Stack>
        </AutofillForm>
      </FormProvider>
    </AccountCard>
  );
}

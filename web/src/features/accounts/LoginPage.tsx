import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { PlaceLink, usePageExists } from '../shell';
import { LoginForm } from './LoginForm';
import classes from './login.module.css';

interface LoginPageProps {
  /** User name whose registration was just confirmed. */
  confirmed?: string | undefined;
  /** User name whose new password was just set. */
  newPassword?: string | undefined;
  /** Whether the person was on the way to a page that needs a login. */
  interrupted: boolean;
  /** Whether the session ended without the person's wish. */
  ended: boolean;
  onDone: () => void;
}

/** The login page with what led to it, and the ways for those who cannot log in (section 2). */
export function LoginPage({ confirmed, newPassword, interrupted, ended, onDone }: LoginPageProps) {
  const { t } = useTexts('accounts');
  const exists = usePageExists();
  return (
    <div className={classes.page}>
      <Paper className={classes.card}>
        <Stack gap="lg">
          <div>
            <Title order={1}>{t('accounts:login.title')}</Title>
            <Text c="dimmed" mt={6}>
              {t(interrupted ? 'accounts:login.toContinue' : 'accounts:login.lead')}
            </Text>
          </div>
          {ended && <FeedbackAlert status="InfoSuccess">{t('errors:Unauthorized')}</FeedbackAlert>}
          {confirmed !== undefined && (
            <FeedbackAlert status="Success">
              {t('accounts:login.confirmed', { username: confirmed })}
            </FeedbackAlert>
          )}
          {newPassword !== undefined && (
            <FeedbackAlert status="Success">
              {t('accounts:login.newPassword', { username: newPassword })}
            </FeedbackAlert>
          )}
          <LoginForm onDone={onDone} />
          <div className={classes.links}>
            {exists('/forgot-password') && (
              <Anchor component={PlaceLink} path="/forgot-password">
                {t('accounts:login.forgot')}
              </Anchor>
            )}
            {exists('/registration/$type') && (
              <Anchor component={PlaceLink} path="/registration/P">
                {t('accounts:login.register')}
              </Anchor>
            )}
          </div>
        </Stack>
      </Paper>
    </div>
  );
}

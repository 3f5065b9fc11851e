import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ForgotPasswordPage } from '../features/accounts';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: z.object({ username: z.coerce.string().optional().catch(undefined) }),
  loader: () => loadTexts('accounts'),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { username = '' } = Route.useSearch();
  return <ForgotPasswordPage username={username} />;
}

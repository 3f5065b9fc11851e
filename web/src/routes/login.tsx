import { usernameField } from '@cromia/domain/fields';
import { isSearchLink } from '@cromia/domain/web/public-pages';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { getCurrentUser, getEndedUsername, hasSessionEnded } from '../api/session';
import { BASE_PATH } from '../base-path';
import { LoginPage } from '../features/accounts';
import { loadTexts } from '../i18n/load-texts';
import { parseRedirectLink } from '../redirect-link';

const optionalText = z.coerce.string().optional().catch(undefined);
// The page displays these names and anybody can write a link, so only valid user names are accepted.
const optionalUsername = usernameField().optional().catch(undefined);

export const Route = createFileRoute('/login')({
  validateSearch: z.object({
    redirectLink: optionalText,
    confirmed: optionalUsername,
    newPassword: optionalUsername,
  }),
  beforeLoad: ({ search }) => {
    if (getCurrentUser() === null) return;
    throw redirect({
      href: parseRedirectLink(search.redirectLink, BASE_PATH) ?? '/profile-user',
      replace: true,
    });
  },
  loader: () => loadTexts('accounts'),
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  const router = useRouter();
  const link = parseRedirectLink(search.redirectLink, BASE_PATH);
  // After the login the guard of this page redirects to the redirect link, otherwise to the profile (section 2).
  return (
    <LoginPage
      confirmedUsername={search.confirmed}
      resetUsername={search.newPassword}
      requiresLogin={search.redirectLink !== undefined}
      returnsToCatalogue={link !== null && isSearchLink(link)}
      isSessionEnded={hasSessionEnded()}
      endedUsername={getEndedUsername()}
      onDone={() => void router.invalidate()}
    />
  );
}

import { isAllowed } from '@cromia/domain/accounts/access';
import { usernameField } from '@cromia/domain/fields';
import { isSearchLink } from '@cromia/domain/web/public-pages';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { getCurrentUser, getEndedUsername, hasSessionEnded } from '../api/session';
import { BASE_PATH } from '../base-path';
import { LoginPage } from '../features/accounts';
import { loadTexts } from '../i18n/load-texts';
import { parseRedirectLink } from '../redirect-link';
import { findHomePath } from './-navigation';

const optionalText = z.coerce.string().optional().catch(undefined);
// The page displays these names and anybody can write a link, so only valid user names are accepted.
const optionalUsername = usernameField().optional().catch(undefined);

export const Route = createFileRoute('/login')({
  validateSearch: z.object({
    redirectLink: optionalText,
    confirmed: optionalUsername,
    newPassword: optionalUsername,
  }),
  beforeLoad: ({ context, search }) => {
    const user = getCurrentUser();
    if (user === null) return;
    // Users with an overview start there, all others on their profile (section 2).
    const start = isAllowed(user, 'orders.list') ? findHomePath(user, context.pageExists) : '/profile-user';
    throw redirect({ href: parseRedirectLink(search.redirectLink, BASE_PATH) ?? start, replace: true });
  },
  loader: () => loadTexts('accounts'),
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  const router = useRouter();
  const link = parseRedirectLink(search.redirectLink, BASE_PATH);
  // After the login the guard of this page redirects to the redirect link, otherwise to the first page.
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

import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { backOfficePlaces, homeFor } from '../../features/shell';

/** The back office begins with the first page that the user may see; whoever may see none is led home. */
export const Route = createFileRoute('/backoffice/')({
  beforeLoad: ({ context }) => {
    const user = currentUser();
    if (user === null) return;
    const [first] = backOfficePlaces(user, context.pageExists);
    throw redirect({ href: first?.path ?? homeFor(user, context.pageExists), replace: true });
  },
});

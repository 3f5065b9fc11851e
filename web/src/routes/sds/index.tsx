import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { sdsPaths } from '../../features/sds';

/** Redirects to the first page of the safety data sheets that the user may see. */
export const Route = createFileRoute('/sds/')({
  beforeLoad: () => {
    const [first = '/'] = sdsPaths(currentUser());
    throw redirect({ href: first, replace: true });
  },
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { sdsPaths } from '../../features/sds';

/** The safety data sheets begin with the first search that the user may do. */
export const Route = createFileRoute('/sds/')({
  beforeLoad: () => {
    const [first = '/'] = sdsPaths(currentUser());
    throw redirect({ href: first, replace: true });
  },
});

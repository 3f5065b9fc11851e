import { createFileRoute, redirect } from '@tanstack/react-router';
import { getCurrentUser } from '../../api/session';
import { listSdsPaths } from '../../features/sds';

/** Redirects to the first page of the safety data sheets that the user may see. */
export const Route = createFileRoute('/sds/')({
  beforeLoad: () => {
    const [first = '/'] = listSdsPaths(getCurrentUser());
    throw redirect({ href: first, replace: true });
  },
});

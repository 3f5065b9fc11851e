import { useRouter } from '@tanstack/react-router';
import { logOut } from '../../../api/session';

/** Ends the session and returns to the root (section 2). */
export function useLogOut(): () => void {
  const router = useRouter();
  return () => {
    void router.navigate({ href: '/' }).then(logOut);
  };
}

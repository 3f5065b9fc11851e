import { isAllowed } from '@cromia/domain/accounts/access';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { Sender } from './Sender';

interface PersonLinkProps {
  username: string;
  /** First and last name; the user name is displayed without one. */
  name?: string | null;
}

/** The author of a change, linked to their account for those who may open it. */
export function PersonLink({ username, name }: PersonLinkProps) {
  const viewer = useUser();
  const label = name?.trim() || <Sender username={username} />;
  if (!isAllowed(viewer, 'backoffice.users')) return label;
  return (
    <Anchor
      inherit
      c="inherit"
      underline="always"
      renderRoot={(props) => <Link {...props} to="/backoffice/users" search={{ searchString: username }} />}
    >
      {label}
    </Anchor>
  );
}

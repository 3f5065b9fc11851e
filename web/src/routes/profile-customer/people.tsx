import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { PeoplePage } from '../../features/people';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/people')({
  loader: () => loadTexts('people'),
  component: People,
});

function People() {
  const user = useUser();
  if (user === null) return null;
  const reloadUser = async () => (await import('../../api/own-user')).reloadOwnUser();
  return <PeoplePage user={user} onOwnRightsChanged={() => void reloadUser()} />;
}

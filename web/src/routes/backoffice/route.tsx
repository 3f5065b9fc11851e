import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useDeskTasks } from '../../features/overview';
import { BackOfficeArea } from '../../features/shell';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/backoffice')({
  // All desks share these.
  loader: () => loadTexts('desk'),
  component: BackOffice,
});

function BackOffice() {
  return (
    <BackOfficeArea tasks={useDeskTasks()}>
      <Outlet />
    </BackOfficeArea>
  );
}

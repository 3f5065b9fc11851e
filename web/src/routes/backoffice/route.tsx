import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BackOfficeArea } from '../../features/shell';

export const Route = createFileRoute('/backoffice')({ component: BackOffice });

function BackOffice() {
  return (
    <BackOfficeArea>
      <Outlet />
    </BackOfficeArea>
  );
}

import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { brandQuery } from '../../../features/shell';

export const Route = createFileRoute('/demo/mailbox')({
  // Only a demo shows its mails; elsewhere the path is none.
  beforeLoad: async ({ context }) => {
    const { demo } = await context.queryClient.ensureQueryData(brandQuery);
    if (!demo) throw redirect({ href: '/', replace: true });
  },
  component: Outlet,
});

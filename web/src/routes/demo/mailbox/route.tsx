import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { brandQuery } from '../../../features/shell';

export const Route = createFileRoute('/demo/mailbox')({
  // Only a demo, which sends no real mails, shows them; elsewhere the path does not exist.
  beforeLoad: async ({ context }) => {
    const { mailbox } = await context.queryClient.ensureQueryData(brandQuery);
    if (!mailbox) throw redirect({ href: '/', replace: true });
  },
  component: Outlet,
});

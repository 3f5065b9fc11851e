import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { brandQuery } from '../../../features/shell';

export const Route = createFileRoute('/demo/mailbox')({
  // Only a demo that sends its mails to nobody shows them; elsewhere the path is none.
  beforeLoad: async ({ context }) => {
    const { mailbox } = await context.queryClient.ensureQueryData(brandQuery);
    if (!mailbox) throw redirect({ href: '/', replace: true });
  },
  component: Outlet,
});

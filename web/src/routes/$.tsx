import { createFileRoute, redirect } from '@tanstack/react-router';

/** Section 2: unknown paths redirect to the root; the root's guard has run before. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

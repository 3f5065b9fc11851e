import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/help';
import { brandQuery } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/cookies')({
  loader: async ({ context }) => {
    await Promise.all([context.queryClient.ensureQueryData(brandQuery), loadTexts('legal')]);
  },
  component: Cookies,
});

function Cookies() {
  return <LegalPage kind="cookies" />;
}

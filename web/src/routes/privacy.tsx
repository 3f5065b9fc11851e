import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/help';
import { brandQuery } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/privacy')({
  loader: async ({ context }) => {
    await Promise.all([context.queryClient.ensureQueryData(brandQuery), loadTexts('legal')]);
  },
  component: Privacy,
});

function Privacy() {
  return <LegalPage kind="privacy" />;
}

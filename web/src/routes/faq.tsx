import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { FaqPage } from '../features/help';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/faq')({
  validateSearch: z.object({ open: z.string().optional().catch(undefined) }),
  loader: () => loadTexts('help'),
  component: Faq,
});

function Faq() {
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      open={Route.useSearch().open}
      onOpen={(open) => void navigate({ search: { open }, replace: true, resetScroll: false })}
    />
  );
}

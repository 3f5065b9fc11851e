import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/backoffice')({
  // All desks share these.
  loader: () => loadTexts('desk'),
});

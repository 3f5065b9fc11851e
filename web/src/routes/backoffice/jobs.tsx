import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '../../features/operating';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/jobs')({
  loader: () => loadTexts('operating'),
  component: JobsPage,
});

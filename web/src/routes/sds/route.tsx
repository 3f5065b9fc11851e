import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/sds')({
  loader: () => loadTexts('sds'),
});

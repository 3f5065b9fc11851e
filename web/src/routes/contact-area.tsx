import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/contact-area')({
  loader: () => loadTexts('contact'),
  component: ContactPage,
});

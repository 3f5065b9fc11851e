import { createFileRoute } from '@tanstack/react-router';
import { useCartCount } from '../features/cart';
import { ContactPage } from '../features/contact';
import { PrivateArea } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/contact-area')({
  loader: () => loadTexts('contact'),
  component: Contact,
});

/** For users it is a page of the private area, with its navigation; visitors have none. */
function Contact() {
  const cartCount = useCartCount();
  return (
    <PrivateArea cartCount={cartCount}>
      <ContactPage />
    </PrivateArea>
  );
}

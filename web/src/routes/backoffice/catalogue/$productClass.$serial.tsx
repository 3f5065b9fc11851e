import { customerCodeField } from '@cromia/domain/fields';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { SerialDeskPage } from '../../../features/catalogue';
import { loadTexts } from '../../../i18n/load-texts';

const viewSchema = z.object({
  color: z.coerce
    .string()
    .regex(/^\w{1,4}$/)
    .optional()
    .catch(undefined),
  customerCode: z.coerce.string().pipe(customerCodeField()).optional().catch(undefined),
});

export const Route = createFileRoute('/backoffice/catalogue/$productClass/$serial')({
  validateSearch: viewSchema,
  loader: () =>
    loadTexts('audit-log', 'cart', 'catalogue', 'catalogue-desk', 'offers', 'orders', 'prices-desk'),
  component: CatalogueSerial,
});

function CatalogueSerial() {
  const serial = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <SerialDeskPage
      key={`${serial.productClass}-${serial.serial}`}
      serial={serial}
      view={Route.useSearch()}
      onView={(view) => void navigate({ search: view, replace: true, resetScroll: false })}
    />
  );
}

import { DEFAULT_PRODUCT_CLASS } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { MixingPage } from '../../features/backoffice';
import { loadTexts } from '../../i18n/i18n';

const code = z.coerce.string().trim().toUpperCase().max(LIMITS.serial).optional().catch(undefined);

export const Route = createFileRoute('/backoffice/mixing')({
  validateSearch: z.object({ productClass: code, serial: code }),
  loader: () => loadTexts('backoffice', 'catalogue'),
  component: Mixing,
});

function Mixing() {
  const { productClass = DEFAULT_PRODUCT_CLASS, serial } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MixingPage
      key={serial}
      productClass={productClass}
      serial={serial}
      onOpen={(opened) => void navigate({ search: { serial: opened } })}
    />
  );
}

import { customerCodeField } from '@cromia/domain/fields';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { PriceGridPage } from '../../../features/prices';
import { loadTexts } from '../../../i18n/load-texts';

const searchSchema = z.object({
  customerCode: z.coerce.string().pipe(customerCodeField()).optional().catch(undefined),
});

export const Route = createFileRoute('/backoffice/prices/$productClass/$serial')({
  validateSearch: searchSchema,
  loader: () => loadTexts('cart', 'catalogue', 'catalogue-desk', 'customers-desk', 'prices-desk'),
  component: SerialPrices,
});

function SerialPrices() {
  const { productClass, serial } = Route.useParams();
  const { customerCode } = Route.useSearch();
  return (
    <PriceGridPage
      key={`${productClass}-${serial}-${customerCode ?? ''}`}
      priced={{ productClass, serial, customerCode }}
    />
  );
}

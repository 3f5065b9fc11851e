import { createFileRoute } from '@tanstack/react-router';
import { ProductImagesPage } from '../../features/product-images';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/product-images')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('product-images'),
  component: ProductImagesPage,
});

import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { IconPalette } from '@tabler/icons-react';
import { useMemo } from 'react';
import { getCurrentUser } from '../../../api/session';
import { loadTexts } from '../../../i18n/load-texts';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { ColorSwatch } from '../../../ui/product/ColorSwatch';
import { useShopScope } from '../../acting';
import type { SearchHit, SearchSource } from '../../shell';
import { formatOpenedProduct } from '../opened-product';
import { ProductHitTerms } from './ProductHitTerms';
import classes from './styles.module.css';
import { fetchSuggestions, type Suggestion } from './suggestions';
import { parseTypedOrder } from './typed-order';
import { useAddHit } from './use-add-hit';

const MARK_SIZE = 22;

/** Path of the professional search; undefined for viewers without access, who use the search of the private catalogue. */
function buildSearchPath(query: string): string | undefined {
  if (!isAllowed(getCurrentUser(), 'catalogue.b2b')) return undefined;
  return `/products-search/b2b?${new URLSearchParams({ mode: 'name', nameCode: query })}`;
}

/** Path of the page that displays a suggestion: the professional search for companies, else the guest page. */
function buildResultPath({ productClass, serial, color, pkg }: Suggestion): string {
  const query = new URLSearchParams({ serial, ...(color === null ? {} : { color }) });
  if (color !== null && pkg !== null)
    query.set('open', formatOpenedProduct({ productClass, serial, color, pkg }));
  return `/products-search/${isAllowed(getCurrentUser(), 'catalogue.b2b') ? 'b2b' : 'guest'}?${query}`;
}

/** The tin of a product, the swatch of a colour, or the icon of a serial. */
function HitMark({ suggestion: { serial, color, hex, product } }: { suggestion: Suggestion }) {
  if (product !== null)
    return (
      <span className={classes.tin}>
        <ProductPicture
          image={toProductImage(product.lat, product.imageVersion)}
          drawn={{ serial, hex, um: product.um, qta: product.qta }}
          sizes="40px"
        />
      </span>
    );
  if (color !== null) return <ColorSwatch hex={hex} size={MARK_SIZE} />;
  return <IconPalette size={MARK_SIZE} stroke={1.5} aria-hidden />;
}

function toHit(suggestion: Suggestion, language: UiLanguage): SearchHit {
  const { productClass, serial, color, pkg, product } = suggestion;
  const code = [serial, color, pkg].filter((part) => part !== null).join('-');
  const texts = [
    pickLocalizedText(suggestion.shortDescription, language),
    pickLocalizedText(suggestion.colorDescription, language),
    suggestion.brand,
  ];
  return {
    id: code,
    label: code,
    description: texts.filter((text) => text !== '').join(' · '),
    mark: <HitMark suggestion={suggestion} />,
    ...(product !== null &&
      color !== null &&
      pkg !== null && {
        aside: <ProductHitTerms code={{ productClass, serial, color, pkg }} product={product} />,
      }),
    ...(pkg !== null && { exactBy: code }),
    path: buildResultPath(suggestion),
  };
}

/**
 * Products in the search of the top bar (Ctrl K): serials, colours and product codes that match by prefix or name. A
 * code with a quantity, such as `F120 7035 25 8`, can be added to the cart.
 */
export function useProductSearchSource(): SearchSource {
  const scope = useShopScope();
  const createAddHit = useAddHit();
  return useMemo(
    () => ({
      id: scope === null ? 'products' : `products ${scope.customerCode}`,
      group: 'shell:search.products',
      find: async (query, { language, signal }) => {
        const order = parseTypedOrder(query);
        const [suggestions] = await Promise.all([
          fetchSuggestions(order?.code ?? query, scope?.query ?? {}, signal),
          loadTexts('catalogue', 'cart'),
        ]);
        const hits = suggestions.map((suggestion) => toHit(suggestion, language));
        const [suggestion] = suggestions;
        const [hit] = hits;
        const addHit = order && suggestion && hit && createAddHit(query, order, suggestion, hit);
        return addHit ? [addHit, ...hits] : hits;
      },
      allHits: { text: 'shell:search.inProducts', path: buildSearchPath },
    }),
    [scope, createAddHit],
  );
}

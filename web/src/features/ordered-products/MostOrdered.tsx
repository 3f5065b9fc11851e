import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import classes from './most-ordered.module.css';
import { mostOrderedQuery } from './ordered-products-queries';

const LIST_PATH = '/profile-customer/ordered-products';

/** The products that the customer orders most often, each linking to its detail; renders nothing without orders. */
export default function MostOrdered({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('ordered-products');
  const { data } = useQuery(mostOrderedQuery(scope));
  if (data === undefined || data.content.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="most-ordered">
      <div className={classes.head}>
        <Title order={2} size="h3" id="most-ordered">
          {t('ordered-products:mostOrdered.title')}
        </Title>
        <NavItemLink path={LIST_PATH} className={classes.allLink}>
          {t('ordered-products:mostOrdered.all')}
        </NavItemLink>
      </div>
      <ul className={classes.products}>
        {data.content.map((product) => (
          <li key={formatProductCode(product.id)}>
            <MostOrderedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MostOrderedProduct({ product }: { product: OrderedProduct }) {
  const { t, language } = useTexts('ordered-products', 'cart');
  const { date } = useFormats();
  const { id, hex, shortDescription, lastQuantity, lastOrderedOn } = product;
  return (
    <NavItemLink path={`${LIST_PATH}?open=${formatProductCode(id)}`} className={classes.product}>
      <ProductCodeChip code={id} hex={hex} />
      <span className={classes.name}>{pickLocalizedText(shortDescription, language)}</span>
      <span className={classes.lastOrder}>
        <span>{t('ordered-products:mostOrdered.last')}</span>
        <span>{t('cart:packages', { count: lastQuantity })}</span>
        <span>{date(lastOrderedOn)}</span>
      </span>
    </NavItemLink>
  );
}

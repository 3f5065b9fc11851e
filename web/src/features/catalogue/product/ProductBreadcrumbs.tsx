import { decidePageAccess } from '@cromia/domain/accounts/access';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useUser } from '../../../api/use-session';
import type { TextKey } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink, usePageExists } from '../../shell';
import classes from './styles.module.css';

/** The list from which a product was opened. */
export type ProductOrigin = 'b2b' | 'b2c' | 'cart' | 'list' | 'ordered';

const SEARCH = { path: '/products-search', text: 'shell:nav.productSearch' } as const;
const CUSTOMER = { path: '/profile-customer', text: 'shell:private.profileCustomer' } as const;

/** Section 2: the search and its catalogue, or the customer profile and the list that the product was opened from. */
const TRAILS: Record<ProductOrigin, readonly { path: string; text: TextKey }[]> = {
  b2b: [SEARCH, { path: '/products-search/b2b', text: 'catalogue:detail.professional' }],
  b2c: [SEARCH, { path: '/products-search/b2c', text: 'catalogue:detail.private' }],
  cart: [CUSTOMER, { path: '/profile-customer/cart', text: 'shell:private.cart' }],
  list: [CUSTOMER, { path: '/profile-customer/lists', text: 'shell:private.lists' }],
  ordered: [CUSTOMER, { path: '/profile-customer/ordered-products', text: 'shell:private.orderedProducts' }],
};

/** The breadcrumb of a product; pages that the viewer cannot open are plain text. */
export function ProductBreadcrumbs({ origin, current }: { origin: ProductOrigin; current: string }) {
  const { t } = useTexts('catalogue');
  const user = useUser();
  const exists = usePageExists();
  return (
    <nav aria-label={t('catalogue:detail.breadcrumb')} className={classes.crumbs}>
      {TRAILS[origin].map(({ path, text }) => (
        <Fragment key={path}>
          {exists(path) && decidePageAccess(user, path) === 'allow' ? (
            <Anchor component={NavItemLink} path={path} size="sm" isNeverCurrent>
              {t(text)}
            </Anchor>
          ) : (
            <span>{t(text)}</span>
          )}
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <Text span size="sm" aria-current="page" translate="no">
        {current}
      </Text>
    </nav>
  );
}

import { localized } from '@cromia/domain/languages';
import type { Level } from '@cromia/domain/private-catalogue/tree';
import { Button, Text } from '@mantine/core';
import { lazy, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { WhenIdle } from '../../ui/WhenIdle';
import { Picture } from './Picture';
import classes from './private-catalogue.module.css';

const BuyWays = lazy(() => import('./BuyWays'));

type Product = NonNullable<Level['node']>;

/** One product of the private catalogue: brand, code, description, and the ways to buy it (section 2). */
export function ProductView({ product }: { product: Product }) {
  const { t, language } = useTexts('private-catalogue');
  const [buying, setBuying] = useState(false);
  const { code, brand, description } = product;
  return (
    <div className={classes.product}>
      <div className={classes.productPicture}>
        <Picture node={product} width={640} eager />
      </div>
      <div className={classes.productWords}>
        <Text c="dimmed">{[brand, t('private-catalogue:code', { code })].filter(Boolean).join(' · ')}</Text>
        <Text className={classes.long}>{localized(description, language)}</Text>
        <Button size="md" className={classes.buy} onClick={() => setBuying(true)}>
          {t('private-catalogue:buy')}
        </Button>
      </div>
      <WhenIdle now={buying}>
        <BuyWays product={product} opened={buying} onClose={() => setBuying(false)} />
      </WhenIdle>
    </div>
  );
}

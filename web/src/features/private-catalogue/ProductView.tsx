import { pickLocalizedText } from '@cromia/domain/languages';
import type { CatalogueLevel, CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import { Button, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { RenderWhenIdle } from '../../ui/RenderWhenIdle';
import { useIsPrerendered } from '../../ui/use-is-prerendered';
import { HazardDetails, HazardLabelView } from '../hazards';
import { NodePicture } from './NodePicture';
import classes from './styles.module.css';

const BuyOptions = lazy(() => import('./BuyOptions'));
const SerialChoice = lazy(() => import('./SerialChoice'));
const SerialFacts = lazy(() => import('./SerialFacts'));

/** Height of the placeholder for the choice of colour and packaging. */
const CHOICE_HEIGHT = 150;

type Product = NonNullable<CatalogueLevel['node']>;

/** One product of the private catalogue: its description, the ways to buy it, and for a serial of the catalogue its data. */
export function ProductView({ product }: { product: Product }) {
  const { t, language } = useTexts('private-catalogue');
  // The data of a serial are loaded in the browser, so a prerendered page lacks them.
  const isPrerendered = useIsPrerendered();
  const [isBuying, setIsBuying] = useState(false);
  const [chosen, setChosen] = useState<CatalogueTile['drawnAs']>(product.drawnAs);
  const { code, brand, description } = product;
  return (
    <>
      <div className={classes.product}>
        <div className={classes.productLead}>
          <div className={classes.productPicture} data-labelled={product.hazard !== null || undefined}>
            <NodePicture node={{ ...product, drawnAs: chosen }} width={640} eager />
          </div>
          <HazardLabelView label={product.hazard} />
        </div>
        <div className={classes.productDetails}>
          <div className={classes.productChoice}>
            <Text c="dimmed">
              {[brand, t('private-catalogue:code', { code })].filter(Boolean).join(' · ')}
            </Text>
            <Text className={classes.description}>{pickLocalizedText(description, language)}</Text>
            {chosen !== null && (
              <div className={classes.choice}>
                {isPrerendered ? (
                  <Skeleton height={CHOICE_HEIGHT} />
                ) : (
                  <Suspense fallback={<Skeleton height={CHOICE_HEIGHT} />}>
                    <SerialChoice chosen={chosen} onChoose={setChosen} />
                  </Suspense>
                )}
              </div>
            )}
          </div>
          <div>
            <Button size="md" className={classes.buy} onClick={() => setIsBuying(true)}>
              {t('private-catalogue:buy')}
            </Button>
            <Text size="sm" c="dimmed" mt={8}>
              {t('private-catalogue:buyHelp')}
            </Text>
          </div>
        </div>
        <RenderWhenIdle now={isBuying}>
          <BuyOptions
            product={product}
            chosen={chosen?.id ?? null}
            opened={isBuying}
            onClose={() => setIsBuying(false)}
          />
        </RenderWhenIdle>
      </div>
      <HazardDetails label={product.hazard} titleOrder={2} />
      {chosen !== null && !isPrerendered && (
        <Suspense fallback={null}>
          <SerialFacts code={chosen.id} />
        </Suspense>
      )}
    </>
  );
}

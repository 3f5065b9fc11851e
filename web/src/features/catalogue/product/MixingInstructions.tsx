import {
  calculateHardener,
  getMixingUnit,
  hasHardener,
  toMixingAmount,
  WATER_CODE,
} from '@cromia/domain/catalogue/mixing';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { Anchor, Title, type TitleOrder } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';
import classes from './styles.module.css';

function SerialLink({ serial }: { serial: string }) {
  return (
    <Anchor
      underline="always"
      component={NavItemLink}
      path={`/products-search?serial=${serial}`}
      inherit
      translate="no"
    >
      {serial}
    </Anchor>
  );
}

/** The hardener and the thinner for a product, each linked to its own products. */
export function MixingInstructions({
  product,
  titleOrder,
}: {
  product: ProductDetail;
  titleOrder: TitleOrder;
}) {
  const { t } = useTexts('catalogue');
  const { quantity } = useFormats();
  const { mixing, qta: amount, um, dna } = product;
  if (mixing === null) return null;
  const unit = getMixingUnit(mixing.by);
  const content = toMixingAmount({ amount, um, dna }, mixing.by);
  const { thinnerSerial, thinnerPercent } = mixing;
  return (
    <section>
      <Title order={titleOrder} size="h3" mb="sm">
        {t('catalogue:mixing.title')}
      </Title>
      <dl className={classes.categories}>
        {hasHardener(mixing) && (
          <div className={classes.category}>
            <dt>{t('catalogue:typology.catalyst')}</dt>
            <dd>
              <SerialLink serial={mixing.hardenerSerial} /> ·{' '}
              {t(`catalogue:mixing.${mixing.by}`, {
                base: quantity(mixing.baseParts),
                hardener: quantity(mixing.hardenerParts),
              })}
              {content !== null && (
                <>
                  {' · '}
                  {t('catalogue:mixing.forEach', {
                    amount: quantity(Number(calculateHardener(content, mixing).toFixed(2)), unit),
                    content: quantity(content, unit),
                  })}
                </>
              )}
            </dd>
          </div>
        )}
        {thinnerSerial !== null && thinnerPercent !== null && (
          <div className={classes.category}>
            <dt>{t('catalogue:detail.diluent')}</dt>
            <dd>
              {thinnerSerial === WATER_CODE ? (
                t('catalogue:detail.water')
              ) : (
                <SerialLink serial={thinnerSerial} />
              )}{' '}
              · {t(`catalogue:mixing.thinned_${mixing.by}`, { percent: quantity(thinnerPercent) })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { isLabelled } from '@cromia/domain/hazards/hazard';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { HazardLabelView, TrainingNotice } from '../../hazards';
import { ColorPanel } from './ColorPanel';
import classes from './styles.module.css';

/** Whether the page has anything to state about hazards, which then takes the room of a large picture. */
function hasVisibleLabel({ hazard }: ProductDetail): boolean {
  return hazard !== null && (isLabelled(hazard) || hazard.professionalOnly || hazard.diisocyanates);
}

/** The picture of a product in its colour, beside its hazards. */
export function ProductLead({ product }: { product: ProductDetail }) {
  const { language } = useTexts('catalogue');
  const { id } = product;
  const color = pickLocalizedText(product.colorDescription, language);
  return (
    <div className={classes.lead} data-labelled={hasVisibleLabel(product) || undefined}>
      <div className={classes.stage}>
        <ProductPicture
          image={toProductImage(product.lat, product.imageVersion)}
          drawn={{ serial: id.serial, hex: product.hex, um: product.um, qta: product.qta }}
          sizes="(max-width: 48em) 92vw, 420px"
          eager
        />
        <ColorPanel hex={product.hex} name={color} />
        <Text className={classes.colorCaption}>
          {color}{' '}
          <Text span c="dimmed" ff="monospace" size="sm" translate="no">
            {id.color}
          </Text>
        </Text>
      </div>
      <div className={classes.hazards}>
        <HazardLabelView label={product.hazard} />
        {product.hazard?.diisocyanates && <TrainingNotice />}
      </div>
    </div>
  );
}

import type { ProductDetail, SerialColor } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text, Title, type TitleOrder } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { TdsSection } from '../../tds';
import { BuyDialog } from '../buying/BuyDialog';
import { LoginPrompt } from '../buying/LoginPrompt';
import { ProductAvailability } from '../ProductAvailability';
import { AvailabilityNotice } from './AvailabilityNotice';
import { BuyBar } from './BuyBar';
import { ColorPanel } from './ColorPanel';
import { ColorSelect } from './ColorSelect';
import { MixingInstructions } from './MixingInstructions';
import { PackagingChoice } from './PackagingChoice';
import { ProductCategories, ProductCharacteristics } from './ProductCharacteristics';
import classes from './styles.module.css';
import { VariantsTable } from './VariantsTable';

interface ProductSheetProps {
  product: ProductDetail;
  /** The product that is loading, while this one of the same serial is shown. */
  coming: ProductCode | null;
  /** Called when another colour, packaging or replacing code is chosen. */
  onSelect: (code: ProductCode) => void;
  titleOrder: TitleOrder;
  /** Scrolls to the technical data sheets. */
  showTds: boolean;
}

/** The same packaging in another colour, or that colour's first one. */
export function toCodeInColor(from: ProductCode, { color, pkgs }: SerialColor): ProductCode {
  return { ...from, color, pkg: pkgs.includes(from.pkg) ? from.pkg : (pkgs[0] ?? from.pkg) };
}

/** Another packaging of the code's colour, which may differ from the shown one; unchanged if the colour lacks it. */
function inPackaging(from: ProductCode, { id, colors }: ProductDetail, pkg: string): ProductCode {
  const exists =
    from.color === id.color || colors.some(({ color, pkgs }) => color === from.color && pkgs.includes(pkg));
  return exists ? { ...from, pkg } : from;
}

/** Everything about one product (section 2, "Product detail"). */
export function ProductSheet({ product, coming, onSelect, titleOrder, showTds }: ProductSheetProps) {
  const { language } = useTexts('catalogue');
  const [buying, setBuying] = useState<ProductCode | null>(null);
  const [asksLogin, setAsksLogin] = useState(false);
  const { id } = product;
  // A packaging chosen after a colour refers to that colour, even while it is loading.
  const wanted = coming ?? id;
  const below: TitleOrder = titleOrder === 1 ? 2 : 3;
  const color = pickLocalizedText(product.colorDescription, language);
  return (
    <div className={classes.sheet}>
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
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          {product.brand}
        </Text>
        <Title order={titleOrder} size="h2">
          {pickLocalizedText(product.shortDescription, language)}
        </Title>
        <div className={classes.codeLine}>
          <ProductCodeChip code={id} hex={product.hex} />
          <ProductAvailability product={product} />
        </div>
        <Text className={classes.long}>{pickLocalizedText(product.longDescription, language)}</Text>
        <AvailabilityNotice product={product} onOpen={onSelect} />
        <ColorSelect
          colors={product.colors}
          color={id.color}
          onChange={(next) => onSelect(toCodeInColor(wanted, next))}
        />
        <PackagingChoice
          key={id.color}
          variants={product.variants}
          pkg={id.pkg}
          onChange={({ pkg }) => onSelect(inPackaging(wanted, product, pkg))}
        />
        <BuyBar product={product} waiting={coming !== null} onBuy={() => setBuying(id)} />
      </div>
      <div className={classes.rest}>
        <ProductCategories product={product} titleOrder={below} />
        <ProductCharacteristics product={product} titleOrder={below} />
        <MixingInstructions product={product} titleOrder={below} />
        <VariantsTable product={product} titleOrder={below} onBuy={setBuying} />
        <TdsSection
          serial={id.serial}
          color={id.color}
          titleOrder={below}
          inFocus={showTds}
          onLoginNeeded={() => setAsksLogin(true)}
        />
      </div>
      <BuyDialog product={product} code={buying} onClose={() => setBuying(null)} onOpen={onSelect} />
      <LoginPrompt reason={asksLogin ? 'tds' : null} onClose={() => setAsksLogin(false)} />
    </div>
  );
}

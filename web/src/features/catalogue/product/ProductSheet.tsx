import type { ProductDetail, SerialColor } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { isLabelled } from '@cromia/domain/hazards/hazard';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text, Title, type TitleOrder } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { AvailableAgain } from '../../../ui/product/AvailableAgain';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useShopScope } from '../../acting';
import { AddToListButton } from '../../add-to-list';
import { HazardDetails, HazardLabelView, PackageLabelButton, TrainingNotice } from '../../hazards';
import { SdsSection } from '../../sds';
import { StockWatch } from '../../stock-watches';
import { TdsSection } from '../../tds';
import { BuyDialog } from '../buying/BuyDialog';
import { LoginPrompt } from '../buying/LoginPrompt';
import { readQuantityDraft } from '../buying/quantity-drafts';
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
  /** The product of the same serial that is loading; null when none is. */
  loadingCode: ProductCode | null;
  /** Called when another colour, packaging or replacing code is chosen. */
  onSelect: (code: ProductCode) => void;
  titleOrder: TitleOrder;
  /** Scrolls to the technical data sheets. */
  showTds: boolean;
}

/** The code in another colour with the same packaging; if that colour lacks it, with the colour's first packaging. */
export function toCodeInColor(code: ProductCode, { color, pkgs }: SerialColor): ProductCode {
  return { ...code, color, pkg: pkgs.includes(code.pkg) ? code.pkg : (pkgs[0] ?? code.pkg) };
}

/** The code in another packaging; unchanged if its colour, which may be the one still loading, lacks that packaging. */
function toCodeInPackaging(code: ProductCode, { id, colors }: ProductDetail, pkg: string): ProductCode {
  const exists =
    code.color === id.color || colors.some(({ color, pkgs }) => color === code.color && pkgs.includes(pkg));
  return exists ? { ...code, pkg } : code;
}

/** Whether the page has anything to state about hazards, which then takes the room of a large picture. */
function isLabelShown({ hazard }: ProductDetail): boolean {
  return hazard !== null && (isLabelled(hazard) || hazard.professionalOnly || hazard.diisocyanates);
}

/** The detail of one product (section 2, "Product detail"). */
export function ProductSheet({ product, loadingCode, onSelect, titleOrder, showTds }: ProductSheetProps) {
  const { language } = useTexts('catalogue');
  const [boughtCode, setBoughtCode] = useState<ProductCode | null>(null);
  const [isLoginPrompted, setIsLoginPrompted] = useState(false);
  const user = useUser();
  // Private users see no way to buy what is for professionals only.
  const isBarred = product.hazard?.professionalOnly === true && user?.type === 'P';
  const { id } = product;
  const scope = useShopScope();
  // A packaging chosen while a colour loads refers to that colour.
  const selectedCode = loadingCode ?? id;
  const sectionTitleOrder: TitleOrder = titleOrder === 1 ? 2 : 3;
  const color = pickLocalizedText(product.colorDescription, language);
  return (
    <div className={classes.sheet}>
      <div className={classes.lead} data-labelled={isLabelShown(product) || undefined}>
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
      <div className={classes.details}>
        <div className={classes.choice}>
          <Text size="sm" c="dimmed">
            {product.brand}
          </Text>
          <Title order={titleOrder} size="h2">
            {pickLocalizedText(product.shortDescription, language)}
          </Title>
          <div className={classes.codeLine}>
            <ProductCodeChip code={id} hex={product.hex} />
            <ProductAvailability product={product} />
            <AvailableAgain product={product} />
            <AddToListButton
              product={formatProductCode(id)}
              getProducts={() => [
                { productCode: id, quantity: readQuantityDraft(scope?.customerCode ?? '', id) },
              ]}
            />
          </div>
          <AvailabilityNotice product={product} onOpen={onSelect} />
          <StockWatch product={product} />
          <ColorSelect
            colors={product.colors}
            color={id.color}
            onChange={(next) => onSelect(toCodeInColor(selectedCode, next))}
          />
          <PackagingChoice
            key={id.color}
            variants={product.variants}
            hex={product.hex}
            pkg={id.pkg}
            onChange={({ pkg }) => onSelect(toCodeInPackaging(selectedCode, product, pkg))}
          />
        </div>
        <BuyBar product={product} waiting={loadingCode !== null} onBuy={() => setBoughtCode(id)} />
        <Text className={classes.longDescription}>
          {pickLocalizedText(product.longDescription, language)}
        </Text>
      </div>
      <div className={classes.sections}>
        <ProductCategories product={product} titleOrder={sectionTitleOrder} />
        <ProductCharacteristics product={product} titleOrder={sectionTitleOrder} />
        <MixingInstructions product={product} titleOrder={sectionTitleOrder} />
        <HazardDetails label={product.hazard} titleOrder={sectionTitleOrder}>
          <PackageLabelButton packages={product.variants} code={id} />
        </HazardDetails>
        {!isBarred && (
          <VariantsTable
            product={product}
            titleOrder={sectionTitleOrder}
            onBuy={setBoughtCode}
            onOpen={onSelect}
          />
        )}
        <div className={classes.documents}>
          <TdsSection
            serial={id.serial}
            color={id.color}
            titleOrder={sectionTitleOrder}
            inFocus={showTds}
            onLoginNeeded={() => setIsLoginPrompted(true)}
          />
          <SdsSection
            key={`${id.serial}-${id.color}`}
            serial={id.serial}
            color={id.color}
            titleOrder={sectionTitleOrder}
            customerCode={scope?.query.customerCode}
          />
        </div>
      </div>
      <BuyDialog product={product} code={boughtCode} onClose={() => setBoughtCode(null)} onOpen={onSelect} />
      <LoginPrompt reason={isLoginPrompted ? 'tds' : null} onClose={() => setIsLoginPrompted(false)} />
    </div>
  );
}

import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { type LocalizedText, pickLocalizedText } from '@cromia/domain/languages';
import { Button, Stack, Text, Title, type TitleOrder } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useShopScope } from '../../acting';
import { CustomerServiceLink } from '../../shell';
import { productQuery } from '../catalogue-queries';
import { ColorPanel } from './ColorPanel';
import { ProductSheet } from './ProductSheet';
import classes from './styles.module.css';

/** Product data from the list that the product was opened from. */
export interface ProductLine {
  brand: string;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
}

export interface ProductDetailProps {
  code: ProductCode;
  onSelect: (code: ProductCode) => void;
  /** Displayed when loading the product fails (section 7). */
  line?: ProductLine | undefined;
  titleOrder?: TitleOrder;
  showTds?: boolean;
}

interface LineSheetProps {
  code: ProductCode;
  line: ProductLine;
  titleOrder: TitleOrder;
  onRetry: () => void;
  retrying: boolean;
}

function LineSheet({ code, line, titleOrder, onRetry, retrying }: LineSheetProps) {
  const { t, language } = useTexts('catalogue');
  const color = pickLocalizedText(line.colorDescription, language);
  return (
    <div className={classes.sheet}>
      <div className={classes.stage}>
        <ColorPanel hex={line.hex} name={color} />
        <Text className={classes.colorCaption}>{color}</Text>
      </div>
      <div className={classes.choice}>
        <Text size="sm" c="dimmed">
          {line.brand}
        </Text>
        <Title order={titleOrder} size="h2">
          {pickLocalizedText(line.shortDescription, language)}
        </Title>
        <div className={classes.codeLine}>
          <ProductCodeChip code={code} hex={line.hex} />
        </div>
        <FeedbackAlert status="WarningDismissable">
          <Stack gap="sm" align="flex-start">
            {t('catalogue:detail.readFail')}
            <Button variant="default" onClick={onRetry} {...busyButtonProps(retrying)}>
              {t('common:actions.retry')}
            </Button>
          </Stack>
        </FeedbackAlert>
      </div>
    </div>
  );
}

function UnknownProduct({ code, titleOrder }: { code: ProductCode; titleOrder: TitleOrder }) {
  const { t } = useTexts('catalogue');
  return (
    <EmptyState icon={IconSearchOff} action={<CustomerServiceLink />}>
      <Title order={titleOrder} size="h3" c="var(--mantine-color-text)" mb={4}>
        {t('catalogue:detail.unknown', { code: formatProductCode(code) })}
      </Title>
      {t('catalogue:detail.unknownHelp')}
    </EmptyState>
  );
}

/** One product; usable in a window or in a page, from a search or from a list of lines. */
export function ProductDetail({ code, onSelect, line, titleOrder = 2, showTds = false }: ProductDetailProps) {
  const customerCode = useShopScope()?.query.customerCode;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(productQuery(code, customerCode));
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const renderBody = () => {
    if (data !== undefined) {
      const loadingCode = isPlaceholderData ? code : null;
      return <ProductSheet product={data} {...{ loadingCode, onSelect, titleOrder, showTds }} />;
    }
    if (error === null) return <DetailSkeleton />;
    if (line !== undefined) return <LineSheet code={code} line={line} titleOrder={titleOrder} {...retry} />;
    // Retrying an unknown code is pointless.
    if (toApiProblem(error).status === 404) return <UnknownProduct code={code} titleOrder={titleOrder} />;
    return <ErrorState error={error} {...retry} />;
  };
  return (
    <div aria-busy={isPlaceholderData} className={classes.detail}>
      {renderBody()}
    </div>
  );
}

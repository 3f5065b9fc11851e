import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { isLabelled } from '@cromia/domain/hazards/hazard';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { HazardLabelView } from './HazardLabelView';
import classes from './label.module.css';
import { labelledProductQuery } from './labelled-product-query';
import { Pictograms } from './Pictograms';

/** Small pictograms and the signal word; the word "label" for one that has statements only. */
function HazardSigns({ label }: { label: HazardLabel }) {
  const { t, language } = useTexts('hazards');
  const word = formatSignalWord(label.signalWord, language);
  return (
    <>
      <Pictograms pictograms={label.pictograms} size="line" />
      {(word !== null || label.pictograms.length === 0) && (
        <span className={classes.markWord}>{word ?? t('hazards:title')}</span>
      )}
    </>
  );
}

/** The label of a product that has one; null while it loads, and for other products. */
function useLabel(code: ProductCode): HazardLabel | null {
  const { language } = useTexts('hazards');
  const { data } = useQuery(labelledProductQuery(code, language));
  return data?.label && isLabelled(data.label) ? data.label : null;
}

/** The hazards of a product in a line, without its statements. */
export function HazardSignsOf({ code }: { code: ProductCode }) {
  const label = useLabel(code);
  return label === null ? null : (
    <span className={classes.mark} data-hazard-mark>
      <HazardSigns label={label} />
    </span>
  );
}

/**
 * The hazards of a product in a line: small pictograms and signal word, which open the whole label (Regulation (EC)
 * 1272/2008, article 48a). Nothing for a product without a label.
 */
export function HazardMark({ code }: { code: ProductCode }) {
  const { t } = useTexts('hazards');
  const label = useLabel(code);
  if (label === null) return null;
  return (
    <Popover width={320} position="bottom-start" withArrow shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <UnstyledButton
          className={classes.mark ?? ''}
          aria-haspopup="dialog"
          title={t('hazards:title')}
          data-hazard-mark
        >
          <HazardSigns label={label} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <HazardLabelView label={label} />
      </Popover.Dropdown>
    </Popover>
  );
}

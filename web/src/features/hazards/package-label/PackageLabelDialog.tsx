import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  listLabelSizes,
  PACKAGE_LABEL_MILLIMETRES,
  PACKAGE_LABEL_SIZES,
  type PackageLabelSize,
  toPackageLitres,
} from '@cromia/domain/hazards/package-label';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { saveFile } from '../../../ui/save-file';
import { fetchPackageLabel } from '../hazard-queries';
import type { LabelledPackage } from './labelled-package';

/** A typed content, with a comma or a point; null if it is no positive number. */
function parseContent(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? Math.round(number * 1000) / 1000 : null;
}

interface PackageLabelDialogProps {
  packages: readonly LabelledPackage[];
  /** The packaging that is chosen at first, as its product key. */
  initialKey: string;
  onClose: () => void;
}

/** Prints the hazard label of a packaging, of decanted goods, or of a tinted product. */
export default function PackageLabelDialog({ packages, initialKey, onClose }: PackageLabelDialogProps) {
  const { t, language } = useTexts('hazards');
  const { quantity } = useFormats();
  const [key, setKey] = useState(initialKey);
  const product = packages.find(({ id }) => toProductKey(id) === key) ?? packages[0];
  const [content, setContent] = useState<string | null>(null);
  const [lang, setLang] = useState<ProductLanguage>(language);
  const [chosenSize, setChosenSize] = useState<PackageLabelSize>('A6');
  const amount = content === null ? (product?.qta ?? null) : parseContent(content);
  const sizes = product && amount !== null ? listLabelSizes(toPackageLitres(product, amount)) : [];
  const size = sizes.includes(chosenSize) ? chosenSize : (sizes[0] ?? 'A6');
  const print = useMutation({
    mutationFn: fetchPackageLabel,
    onSuccess: (file) => saveFile(file.content, file.name),
  });
  if (product === undefined) return null;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('hazards:print.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('hazards:print.text')}</Text>
        <NativeSelect
          label={t('hazards:print.packaging')}
          value={toProductKey(product.id)}
          data={packages.map(({ id, qta, um }) => ({
            value: toProductKey(id),
            label: `${formatProductCode(id)} · ${quantity(qta, um)}`,
          }))}
          onChange={({ currentTarget }) => {
            setKey(currentTarget.value);
            setContent(null);
          }}
        />
        <TextInput
          label={t('hazards:print.content', { unit: product.um })}
          description={t('hazards:print.contentHelp')}
          value={content ?? quantity(product.qta)}
          error={amount === null && t('hazards:print.contentError')}
          inputMode="decimal"
          maxLength={9}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
        <NativeSelect
          label={t('hazards:print.language')}
          value={lang}
          data={PRODUCT_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
          onChange={({ currentTarget }) =>
            setLang(PRODUCT_LANGUAGES.find((value) => value === currentTarget.value) ?? language)
          }
        />
        <NativeSelect
          label={t('hazards:print.size')}
          value={size}
          data={PACKAGE_LABEL_SIZES.map((value) => {
            const { width, height } = PACKAGE_LABEL_MILLIMETRES[value];
            const label = `${value} (${quantity(width)} × ${quantity(height)} mm)`;
            const disabled = !sizes.includes(value);
            return { value, disabled, label: disabled ? `${label} · ${t('hazards:print.tooSmall')}` : label };
          })}
          onChange={({ currentTarget }) =>
            setChosenSize(PACKAGE_LABEL_SIZES.find((value) => value === currentTarget.value) ?? 'A6')
          }
        />
        {print.isError && !print.isPending && (
          <FeedbackAlert status="Fail">
            <ProblemText error={print.error} />
          </FeedbackAlert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          <Button
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            {...busyButtonProps(print.isPending)}
            disabled={amount === null}
            onClick={() => {
              if (amount !== null) print.mutate({ id: product.id, size, lang, quantity: amount });
            }}
          >
            {t('hazards:print.create')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}

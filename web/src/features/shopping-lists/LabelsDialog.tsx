import {
  countLabels,
  LABEL_SHEET_SIZES,
  LABEL_SHEETS,
  type LabelSheet,
} from '@cromia/domain/shopping-lists/label-sheet';
import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { saveFile } from '../../ui/save-file';
import type { ShopScope } from '../acting';
import { fetchLabels } from './shopping-list-queries';

interface LabelsDialogProps {
  scope: ShopScope;
  list: ShoppingList;
  onClose: () => void;
}

/** Prints labels with QR codes on one of the common A4 label sheets. */
export function LabelsDialog({ scope, list, onClose }: LabelsDialogProps) {
  const { t } = useTexts('shopping-lists');
  const { quantity: formatNumber } = useFormats();
  const [sheet, setSheet] = useState<LabelSheet>(LABEL_SHEETS[0]);
  const [skip, setSkip] = useState(0);
  const print = useMutation({
    mutationFn: () => fetchLabels(scope, list.id, { sheet, skip }),
    onSuccess: ({ content, name }) => {
      saveFile(content, name);
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shopping-lists:labels.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('shopping-lists:labels.text')}</Text>
        <NativeSelect
          label={t('shopping-lists:labels.sheet')}
          value={sheet}
          data={LABEL_SHEETS.map((value) => {
            const { width, height } = LABEL_SHEET_SIZES[value];
            const size = `${formatNumber(width)} × ${formatNumber(height)} mm`;
            return {
              value,
              label: t('shopping-lists:labels.size', { size, count: countLabels(value) }),
            };
          })}
          onChange={({ currentTarget }) => {
            setSheet(LABEL_SHEETS.find((value) => value === currentTarget.value) ?? LABEL_SHEETS[0]);
            setSkip(0);
          }}
        />
        <TextInput
          label={t('shopping-lists:labels.skip')}
          description={t('shopping-lists:labels.skipHelp')}
          value={skip}
          maxLength={2}
          inputMode="numeric"
          onChange={({ currentTarget }) => {
            const typed = Number(currentTarget.value.replaceAll(/\D/g, ''));
            setSkip(Math.min(typed, countLabels(sheet) - 1));
          }}
        />
        {print.isError && !print.isPending && (
          <FeedbackAlert status="Fail">
            <ProblemText error={print.error} />
          </FeedbackAlert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            {...busyButtonProps(print.isPending)}
            onClick={() => print.mutate()}
          >
            {t('shopping-lists:labels.create')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}

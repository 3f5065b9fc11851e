import {
  DEFAULT_PRODUCT_CLASS,
  type DisplayedProductCode,
  formatProductCode,
  parseProductCode,
} from '@cromia/domain/catalogue/product-code';
import { parseScannedCode } from '@cromia/domain/shopping-lists/product-label';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useCloseOnBack } from '../../../ui/use-close-on-back';
import { useIsPhone } from '../../../ui/use-is-phone';
import classes from './scanning.module.css';
import { useCodeScanner } from './use-code-scanner';

interface ScanDialogProps {
  /** The text of the quick order. */
  text: string;
  /** Adds a package of a product to the text. */
  onCode: (code: DisplayedProductCode) => void;
  /** Closes the dialog and checks the lines. */
  onCheck: () => void;
  onClose: () => void;
}

/** The last code: a product, or a content that is none. */
type Scanned = { code: string; isUnknown: boolean };

/** Scans the codes of labels with the camera into a quick order; a code can be typed as well. */
export default function ScanDialog({ text, onCode, onCheck, onClose }: ScanDialogProps) {
  const { t } = useTexts('quick-order');
  const isPhone = useIsPhone();
  const [last, setLast] = useState<Scanned | null>(null);
  const [typed, setTyped] = useState('');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useCloseOnBack(isPhone, onClose);
  const take = (content: string) => {
    const code = parseScannedCode(content);
    if (code === undefined) {
      setLast({ code: content.slice(0, 40), isUnknown: true });
      return;
    }
    onCode(code);
    setLast({ code: formatProductCode(code), isUnknown: false });
    navigator.vibrate?.(60);
  };
  const problem = useCodeScanner(video, take);
  const product = last === null || last.isUnknown ? undefined : parseProductCode(last.code);
  const packages = new RegExp(`^${last?.code} (\\d+)$`, 'm').exec(text)?.[1] ?? '';
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone}
      title={t('quick-order:scan.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        {problem === null ? (
          <video
            ref={setVideo}
            className={classes.video}
            muted
            playsInline
            aria-label={t('quick-order:scan.camera')}
          />
        ) : (
          <FeedbackAlert status="WarningDismissable">
            {t(`quick-order:scan.problem.${problem}`)}
          </FeedbackAlert>
        )}
        <div role="status" className={classes.last}>
          {last === null && <Text c="dimmed">{t('quick-order:scan.hint')}</Text>}
          {last?.isUnknown && <Text>{t('quick-order:scan.unknown', { content: last.code })}</Text>}
          {product !== undefined && (
            <Text component="div">
              <ProductCodeChip code={{ productClass: DEFAULT_PRODUCT_CLASS, ...product }} />{' '}
              {t('quick-order:scan.added', { packages })}
            </Text>
          )}
        </div>
        <form
          className={classes.typed}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === '') return;
            take(typed);
            setTyped('');
          }}
        >
          <TextInput
            label={t('quick-order:scan.type')}
            placeholder="F120-7035-25"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('quick-order:scan.add')}
          </Button>
        </form>
        <DialogActions>
          <Button
            leftSection={<IconListCheck size={18} aria-hidden />}
            disabled={text.trim() === ''}
            onClick={onCheck}
          >
            {t('quick-order:check')}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}

import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { IconFileUpload, IconListCheck, IconQrcode } from '@tabler/icons-react';
import { type DragEvent, lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import classes from './styles.module.css';
import type { QuickOrderState } from './use-quick-order';

/** Accepted file types; the server checks the content. */
const ACCEPTED = '.csv,.txt,.xlsx';

const ScanDialog = lazy(() => import('./scanning/ScanDialog'));

interface QuickOrderFormProps {
  ordering: QuickOrderState;
  /** Whether the camera opens with the page. */
  scansAtOnce: boolean;
}

/** Form for lines: a text area, which also accepts a dropped file or text, a file input, and the camera. */
export function QuickOrderForm({ ordering, scansAtOnce }: QuickOrderFormProps) {
  const { t } = useTexts('quick-order');
  const { text, type, check, checking } = ordering;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isScanning, setIsScanning] = useState(scansAtOnce);
  const checkFile = (file: File | null | undefined) => {
    if (file) check({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) checkFile(file);
    else type([text, event.dataTransfer.getData('text/plain')].filter((part) => part !== '').join('\n'));
  };
  const submit = () => {
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') check({ text });
  };
  return (
    <>
      <form
        className={classes.form}
        data-over={isDraggedOver || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <Textarea
          label={t('quick-order:lines')}
          description={t('quick-order:hint')}
          placeholder={'F120-7035-25 8\nM210-7016-05 4'}
          autosize
          minRows={6}
          maxRows={16}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          classNames={{ input: classes.lines }}
          value={text}
          error={isMissing && text.trim() === '' ? t('quick-order:missing') : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <FileButton accept={ACCEPTED} onChange={checkFile}>
              {(buttonProps) => (
                <Button
                  {...buttonProps}
                  variant="default"
                  disabled={checking}
                  leftSection={<IconFileUpload size={18} aria-hidden />}
                >
                  {t('quick-order:file')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              leftSection={<IconQrcode size={18} aria-hidden />}
              onClick={() => setIsScanning(true)}
            >
              {t('quick-order:scan.action')}
            </Button>
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {t('quick-order:drop')}
            </Text>
          </Group>
          <Button
            type="submit"
            variant={ordering.rows === null ? 'filled' : 'default'}
            {...busyButtonProps(checking)}
            leftSection={<IconListCheck size={18} aria-hidden />}
          >
            {t('quick-order:check')}
          </Button>
        </Group>
      </form>
      {/* Outside of the form, which its own form would submit. */}
      {isScanning && (
        <Suspense fallback={null}>
          <ScanDialog
            text={text}
            onCode={ordering.addScanned}
            onClose={() => setIsScanning(false)}
            onCheck={() => {
              setIsScanning(false);
              submit();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

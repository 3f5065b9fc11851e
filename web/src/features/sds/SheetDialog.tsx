import { may } from '@cromia/domain/accounts/access';
import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsLanguage } from '@cromia/domain/languages';
import { type Sds, sdsFileName } from '@cromia/domain/sds/sds';
import { Button, Divider, Modal, Stack, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { asProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { whileBusy } from '../../ui/feedback/while-busy';
import { saveFile } from '../../ui/save-file';
import { useBackCloses } from '../../ui/use-back-closes';
import { useIsPhone } from '../../ui/use-is-phone';
import { InternalLabel } from './InternalLabel';
import { ownNameOfSdsLanguage } from './SheetLanguages';
import classes from './sds.module.css';
import { fetchSheet, type SheetChoice, sendSheet } from './sds-queries';
import { clearEmailDraft } from './sending/email-draft';
import { SendForm } from './sending/SendForm';
import { useSending } from './sending/use-sending';
import { recipeText } from './use-sds-columns';

interface SheetDialogProps {
  prefix: RolePrefix;
  line: Sds;
  /** The line's own version of the sheet, or the latest. */
  version: number;
  language: SdsLanguage;
  customerCode: string | undefined;
  orderCode: string | undefined;
  onClose: () => void;
}

/** One sheet in one language: to download, or to send by mail (section 2). */
export function SheetDialog(props: SheetDialogProps) {
  const { prefix, line, version, language, customerCode, orderCode, onClose } = props;
  const { t } = useTexts('sds');
  const user = useUser();
  const isPhone = useIsPhone();
  const close = () => {
    clearEmailDraft();
    onClose();
  };
  useBackCloses(isPhone, close);
  const sheet: SheetChoice = { id: line.id, version, customerCode, orderCode };
  const sending = useSending(prefix, (emails: string[], key) =>
    sendSheet(prefix, sheet, { emails, language }, key),
  );
  // The server refuses these to everybody else (decision 0010).
  const maySend = !line.isInternal || may(user, 'sds.search.product');
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      fullScreen={isPhone}
      title={t('sds:sheet.title', {
        product: `${line.serial}-${line.color}`,
        language: ownNameOfSdsLanguage(language),
      })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="md">
        {line.isInternal && <InternalLabel />}
        <SheetFacts line={line} version={version} />
        <Download prefix={prefix} line={line} sheet={sheet} language={language} />
        {maySend && (
          <>
            <Divider />
            <Title order={3} size="h4">
              {t('sds:send.title')}
            </Title>
            <SendForm sending={sending} subject={`sheet ${line.id}`} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

function SheetFacts({ line, version }: Pick<SheetDialogProps, 'line' | 'version'>) {
  const { t } = useTexts('sds');
  const { date } = useFormats();
  const facts = [
    { label: t('sds:columns.batch'), value: line.batch },
    { label: t('sds:columns.date'), value: date(line.date) },
    { label: t('sds:columns.site'), value: line.site },
    { label: t('sds:columns.recipe'), value: recipeText(line.recipe, t) },
    { label: t('sds:columns.version'), value: version },
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface DownloadProps extends Pick<SheetDialogProps, 'prefix' | 'line' | 'language'> {
  sheet: SheetChoice;
}

function Download({ prefix, line, sheet, language }: DownloadProps) {
  const { t } = useTexts('sds');
  const save = useMutation({
    mutationFn: async () => saveFile(await fetchSheet(prefix, sheet, language), sdsFileName(line, language)),
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        leftSection={<IconFileDownload size={18} aria-hidden />}
        {...whileBusy(save.isPending)}
        onClick={() => save.mutate()}
      >
        {t('sds:sheet.download')}
      </Button>
      {save.isError && (
        <FeedbackAlert status="FailDismissable" onDismiss={save.reset}>
          {t(
            asProblem(save.error).code === 'NetworkFailure'
              ? 'errors:NetworkFailure'
              : 'errors:SdsDownloadError',
          )}
        </FeedbackAlert>
      )}
    </Stack>
  );
}

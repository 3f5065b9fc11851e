import { isAllowed } from '@cromia/domain/accounts/access';
import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { formatSdsFileName, type Sds } from '@cromia/domain/sds/sheet';
import { Button, Divider, Stack, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toApiProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { saveFile } from '../../ui/save-file';
import { InternalLabel } from './InternalLabel';
import { getNativeSdsLanguageName } from './language-names';
import type { SelectedSheet } from './SheetLanguages';
import { fetchSheet, type SheetChoice, sendSheet } from './sds-queries';
import { clearEmailDraft, hasTypedEmails } from './sending/email-draft';
import { SendForm } from './sending/SendForm';
import { useSendSheets } from './sending/use-send-sheets';
import classes from './styles.module.css';
import { formatProductName, formatRecipe } from './use-sds-columns';

interface SheetDialogProps extends SelectedSheet {
  prefix: RolePrefix;
  line: Sds;
  customerCode: string | undefined;
  orderCode: string | undefined;
  onClose: () => void;
}

/** One sheet in one language: to download, or to send by mail (section 2). */
export function SheetDialog(props: SheetDialogProps) {
  const { prefix, line, version, deliveredVersion, language, customerCode, orderCode, onClose } = props;
  const { t } = useTexts('sds');
  const user = useUser();
  const subject = `sheet ${line.id}`;
  const close = () => {
    clearEmailDraft();
    onClose();
  };
  const sheet: SheetChoice = { id: line.id, version, customerCode, orderCode };
  const sending = useSendSheets(prefix, subject, (emails: string[], key) =>
    sendSheet(prefix, sheet, { emails, language }, key),
  );
  // The server rejects internal sheets from all other users (decision 0010).
  const maySend = !line.isInternal || isAllowed(user, 'sds.search.product');
  return (
    <FormDialog
      coversPhone
      isStored
      size="lg"
      title={t('sds:sheet.title', {
        product: `${line.serial}-${line.color}`,
        language: getNativeSdsLanguageName(language),
      })}
      isDirty={() => hasTypedEmails(subject)}
      busy={sending.isPending}
      onClose={close}
    >
      {() => (
        <Stack gap="md">
          {line.isInternal && <InternalLabel />}
          {deliveredVersion < version && (
            <FeedbackAlert status="WarningDismissable">
              {t('sds:sheet.earlier', {
                version,
                handedOut: deliveredVersion,
                language: getNativeSdsLanguageName(language),
              })}
            </FeedbackAlert>
          )}
          <SheetFacts line={line} version={deliveredVersion} />
          <DownloadSection prefix={prefix} line={line} sheet={sheet} language={language} />
          {maySend && (
            <>
              <Divider />
              <Title order={3} size="h4">
                {t('sds:send.title')}
              </Title>
              <SendForm
                sending={sending}
                subject={subject}
                registered={{ prefix, customerCode: line.customerCode ?? customerCode, orderCode }}
              />
            </>
          )}
        </Stack>
      )}
    </FormDialog>
  );
}

function SheetFacts({ line, version }: Pick<SheetDialogProps, 'line' | 'version'>) {
  const { t, language } = useTexts('sds');
  const { date } = useFormats();
  const facts = [
    { label: t('sds:columns.product'), value: formatProductName(line, language) || null },
    { label: t('sds:columns.batch'), value: line.batch },
    { label: t('sds:columns.date'), value: date(line.date) },
    { label: t('sds:columns.site'), value: line.site },
    { label: t('sds:columns.recipe'), value: formatRecipe(line.recipe, t) },
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

function DownloadSection({ prefix, line, sheet, language }: DownloadProps) {
  const { t } = useTexts('sds');
  const save = useMutation({
    mutationFn: async () =>
      saveFile(await fetchSheet(prefix, sheet, language), formatSdsFileName(line, language)),
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        leftSection={<IconFileDownload size={18} aria-hidden />}
        {...busyButtonProps(save.isPending)}
        onClick={() => save.mutate()}
      >
        {t('sds:sheet.download')}
      </Button>
      {save.isError && (
        <FeedbackAlert status="FailDismissable" onDismiss={save.reset}>
          {t(
            toApiProblem(save.error).code === 'NetworkFailure'
              ? 'errors:NetworkFailure'
              : 'errors:SdsDownloadError',
          )}
        </FeedbackAlert>
      )}
    </Stack>
  );
}

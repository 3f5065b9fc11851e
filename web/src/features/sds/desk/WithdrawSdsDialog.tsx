import { formatSdsLanguageCode, type SdsLanguage } from '@cromia/domain/languages';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import { useTexts } from '../../../i18n/use-texts';
import { useWithdrawSds } from './document-queries';
import { WithdrawDialog } from './publishing/WithdrawDialog';

interface WithdrawSdsDialogProps {
  document: SdsDocument;
  /** Undefined for the whole version. */
  language: SdsLanguage | undefined;
  onClose: () => void;
}

/** Withdraws a version of a safety data sheet, or one language of it. */
export function WithdrawSdsDialog({ document, language, onClose }: WithdrawSdsDialogProps) {
  const { t } = useTexts('sds');
  const withdraw = useWithdrawSds(document.id, language);
  const sheet = [
    `${document.serial}-${document.color}`,
    t('sds:documents.versionOf', { version: document.version }),
    ...(language === undefined ? [] : [formatSdsLanguageCode(language)]),
  ].join(' ');
  return (
    <WithdrawDialog
      sheet={sheet}
      text={t('sds:documents.withdrawText')}
      withdraw={withdraw}
      onClose={onClose}
    />
  );
}

import type { TdsDocument } from '@cromia/domain/tds/upload';
import { useTexts } from '../../../i18n/use-texts';
import { WithdrawDialog } from '../../sds';
import { useWithdrawTds } from './document-queries';
import { formatTdsProductName } from './use-tds-document-columns';

/** Withdraws a version of a technical data sheet. */
export function WithdrawTdsDialog({ document, onClose }: { document: TdsDocument; onClose: () => void }) {
  const { t } = useTexts('sds', 'tds');
  const withdraw = useWithdrawTds(document.id);
  const version = t('sds:documents.versionOf', { version: document.version });
  return (
    <WithdrawDialog
      sheet={`${formatTdsProductName(document)} ${document.language} ${version}`}
      text={t('tds:documents.withdrawText')}
      withdraw={withdraw}
      onClose={onClose}
    />
  );
}

import { IconBan } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';

/** The red label of sheets of internal recipes (section 5). */
export function InternalLabel() {
  const { t } = useTexts('sds');
  return (
    <StatusBadge tone="danger" icon={IconBan}>
      {t('sds:sheet.doNotSend')}
    </StatusBadge>
  );
}

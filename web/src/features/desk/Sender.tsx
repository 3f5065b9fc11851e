import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Fragment } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** The user name of a sender, which can wrap before the @; a placeholder for a deleted user. */
export function Sender({ username }: { username: string | null }) {
  const { t } = useTexts('desk');
  if (username === null) return t('desk:queue.senderGone');
  return formatEmail(username)
    .split(/(?=@)/)
    .map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    ));
}

import { Fragment } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** The sender of a request: the user name, wrapping before its @ if needed, or a placeholder for a deleted user. */
export function Sender({ username }: { username: string | null }) {
  const { t } = useTexts('backoffice');
  if (username === null) return t('backoffice:queue.senderGone');
  return username.split(/(?=@)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}

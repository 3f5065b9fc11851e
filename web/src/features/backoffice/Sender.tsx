import { Fragment } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** Who sent a request: the user name, which breaks before its @ where it must, or a word where the user is gone. */
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

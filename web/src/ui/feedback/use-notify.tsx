import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';

/** Renders the link to what a message is about, with the given props. */
export type RenderToastLink = (props: object) => ReactNode;

/** Shows a success message that does not block the user, with a link to what was made or changed. */
export function useNotify(): (message: string, renderLink?: RenderToastLink) => void {
  const { t } = useTexts();
  return (message, renderLink) =>
    notifications.show({
      color: 'success',
      message: renderLink ? (
        <>
          {message}{' '}
          <Anchor inherit fw={550} renderRoot={renderLink}>
            {t('common:actions.open')}
          </Anchor>
        </>
      ) : (
        message
      ),
      closeButtonProps: { 'aria-label': t('common:states.dismiss') },
    });
}

import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { formatDateTime } from '../../i18n/format';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

/** Tells an agent who reads copies without a connection their time, and what needs a connection. */
export default function CopyNotice({ receivedAt }: { receivedAt: number }) {
  const { t } = useTexts();
  const timeZone = useContext(TimeZoneContext);
  const queryClient = useQueryClient();
  return (
    <div className={classes.copies} role="status">
      <IconWifiOff size={18} aria-hidden />
      <span>
        {t('shell:offline.copies', { time: formatDateTime(new Date(receivedAt).toISOString(), timeZone) })}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => void queryClient.invalidateQueries()}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}

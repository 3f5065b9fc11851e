import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';

interface TrackingLinkProps {
  /** Checked by the server: http or https. */
  url: string;
  /** Whether it is the main action of its view. */
  main?: boolean;
}

/** Link to the carrier's page for a shipment, in a new tab that knows nothing of this one. */
export function TrackingLink({ url, main = false }: TrackingLinkProps) {
  const { t } = useTexts('shipments');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant={main ? 'filled' : 'default'}
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {t('shipments:track')}
    </Button>
  );
}

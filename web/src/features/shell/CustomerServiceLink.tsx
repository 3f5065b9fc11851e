import { Button } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from './area/NavItemLink';
import { usePageExists } from './area/nav-items';
import { useNavigation } from './area/navigation';
import { useBrand } from './brand';
import classes from './customer-service.module.css';

/** Link to customer service: its page, or its mail address while the portal has no such page. */
export function CustomerServiceLink({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const { t } = useTexts();
  const exists = usePageExists();
  const { customerService } = useNavigation();
  const brand = useBrand();
  const buttonProps = {
    variant,
    className: classes.multiline,
    leftSection: <IconHeadset size={18} aria-hidden />,
  };
  if (exists(customerService.path)) {
    return (
      <Button {...buttonProps} component={NavItemLink} path={customerService.path}>
        {t('shell:customerService.contact')}
      </Button>
    );
  }
  if (brand?.email === undefined) return null;
  return (
    <Button {...buttonProps} component="a" href={`mailto:${brand.email}`}>
      {t('shell:customerService.contact')}
    </Button>
  );
}

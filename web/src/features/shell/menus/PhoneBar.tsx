import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useActingCustomer } from '../../acting';
import { NavItemLink } from '../area/NavItemLink';
import { filterVisibleNavItems, usePageExists } from '../area/nav-items';
import { useNavigation } from '../area/navigation';
import classes from './phone-bar.module.css';
import { usePhoneMenu } from './phone-menu';

/** The pages that a user opens most, at the bottom of a phone; all others are in the menu behind its last button. */
export function PhoneBar({ cartCount }: { cartCount: number }) {
  const { t } = useTexts();
  const user = useUser();
  const isActing = useActingCustomer() !== null;
  const exists = usePageExists();
  const menu = usePhoneMenu();
  const { cart, listPhoneNavItems } = useNavigation();
  if (user === null) return null;
  const items = filterVisibleNavItems(listPhoneNavItems(user, isActing), user, exists);
  if (items.length === 0) return null;
  return (
    <nav data-phone-bar className={classes.bar} aria-label={t('shell:phoneBar.label')}>
      {items.map(({ path, text, shortText = text, icon: Icon, withChildren = false }) => (
        <NavItemLink key={path} path={path} withChildren={withChildren} className={classes.item}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {path === cart.path && cartCount > 0 && (
              <span className={classes.count}>{cartCount > 99 ? '99+' : cartCount}</span>
            )}
          </span>
          <span className={classes.text}>{t(shortText)}</span>
        </NavItemLink>
      ))}
      <UnstyledButton className={classes.item} aria-expanded={menu.isOpen} onClick={menu.open}>
        <span className={classes.icon}>
          <IconDots size={22} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.text}>{t('shell:phoneBar.more')}</span>
      </UnstyledButton>
    </nav>
  );
}

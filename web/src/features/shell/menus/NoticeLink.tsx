import { IconMail } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../area/NavItemLink';
import { useNavigation } from '../area/navigation';
import classes from '../styles.module.css';

/** A link in the bar to the pending invitations, with their number. */
export function NoticeLink({ count }: { count: number }) {
  const { t } = useTexts();
  const { userProfile } = useNavigation();
  return (
    <NavItemLink
      path={userProfile.path}
      className={classes.barButton}
      aria-label={t('shell:invitations.waiting', { count })}
    >
      <IconMail size={20} stroke={1.75} aria-hidden />
      <span className={classes.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </NavItemLink>
  );
}

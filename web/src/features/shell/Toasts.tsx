import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './styles.module.css';

/** Shows short notices that disappear by themselves. */
export default function Toasts() {
  // On phones the page's actions are at the bottom edge, and nothing may cover them.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Notifications position={isPhone ? 'top-center' : 'bottom-right'} classNames={{ root: classes.toasts }} />
  );
}

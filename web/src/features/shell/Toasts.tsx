import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './shell.module.css';

/** Where short notices appear and go by themselves. */
export default function Toasts() {
  // On a phone the page's actions stand at the bottom edge: nothing may cover them.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Notifications position={narrow ? 'top-center' : 'bottom-right'} classNames={{ root: classes.toasts }} />
  );
}

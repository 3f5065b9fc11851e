import { Notifications } from '@mantine/notifications';
import classes from './styles.module.css';

/**
 * Shows short notices that disappear by themselves, below the middle of the top bar: the actions of pages are at the bottom
 * edge and at the right end of their title, those of dialogs at their bottom, and no notice may cover them.
 */
export default function Toasts() {
  return <Notifications position="top-center" classNames={{ root: classes.toasts }} />;
}

import { DeskPreferences } from '../features/desk';
import { useDeskTasks } from '../features/overview';
import { SideNav } from '../features/shell';

/** The navigation of the back office with the number of open tasks at each queue, and the preferences of its tables. */
export default function DeskSide() {
  return (
    <>
      <SideNav cartCount={0} tasks={useDeskTasks()} />
      <DeskPreferences />
    </>
  );
}

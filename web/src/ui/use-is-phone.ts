import { useMediaQuery } from '@mantine/hooks';

/** Whether the viewport is a phone's: rows are cards there, and dialogs are full screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}

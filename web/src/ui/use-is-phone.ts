import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is a phone's: rows are cards there, and windows of their own take all of it. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}

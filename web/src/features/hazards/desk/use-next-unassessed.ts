import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from '../../../ui/list/list-search';
import { hazardEntriesQuery, type SerialKey } from './hazard-desk-queries';
import { HAZARD_LIST } from './hazard-list';

/**
 * Returns a function that opens the next serial of the queue of those sold without an assessment. It stays on the page if the
 * saved serial still has colours to assess, if no serial is left, or if the page was opened from another list.
 * @param queue state of the list that the serial was opened from
 */
export function useNextUnassessed(queue: ListSearch) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (saved: SerialKey): Promise<void> => {
    if (HAZARD_LIST.getFilters(queue).state !== 'SOLD_NOT_ASSESSED') return;
    const { content } = await queryClient.fetchQuery({
      ...hazardEntriesQuery(HAZARD_LIST.query(HAZARD_LIST.read(queue))),
      staleTime: 0,
    });
    const isSaved = ({ productClass, serial }: SerialKey) =>
      productClass === saved.productClass && serial === saved.serial;
    const [next] = content;
    if (next === undefined || content.some(isSaved)) return;
    const { productClass, serial } = next;
    await navigate({
      to: '/backoffice/hazards/$productClass/$serial',
      params: { productClass, serial },
      search: queue,
    });
  };
}

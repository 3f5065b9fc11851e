import type {
  ColorCorrection,
  ProductCorrection,
  SerialCorrection,
} from '@cromia/domain/catalogue/catalogue-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allLanguagesQuerySerializer, api, unwrapResponse } from '../../../../api/client';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { deskPageQuery } from '../../../desk';
import type { SERIAL_LIST } from './serial-list';

const PATH = '/api/v1/backoffice/catalogue';
const SERIAL = `${PATH}/{productClass}/{serial}` as const;
const COLOR = `${SERIAL}/{color}` as const;
const CATALOGUE_KEY = ['backoffice', 'catalogue'];

export interface SerialKey {
  productClass: string;
  serial: string;
}
export type ColorKey = SerialKey & { color: string };

/** One page of the serials. */
export function serialsQuery(query: ListQueryOf<typeof SERIAL_LIST>) {
  return deskPageQuery([...CATALOGUE_KEY, 'list', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

const getSerialKey = ({ productClass, serial }: SerialKey) => [
  ...CATALOGUE_KEY,
  'serial',
  productClass,
  serial,
];

/** One serial in all languages. */
export function serialDeskQuery(key: SerialKey) {
  return queryOptions({
    queryKey: getSerialKey(key),
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(SERIAL, { params: { path: key }, querySerializer: allLanguagesQuerySerializer, signal }),
      ),
  });
}

/** One colour of a serial; with a customer, also the agreed prices. */
export function colorDeskQuery(key: ColorKey, customerCode: string | undefined) {
  return queryOptions({
    queryKey: [...getSerialKey(key), 'color', key.color, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(COLOR, {
          params: { path: key, query: customerCode === undefined ? {} : { customerCode } },
          querySerializer: allLanguagesQuerySerializer,
          signal,
        }),
      ),
  });
}

/** A correction of a serial, of a colour, or of a product. */
export type CatalogueCorrection =
  | { kind: 'serial'; body: SerialCorrection }
  | { kind: 'color'; color: string; body: ColorCorrection }
  | { kind: 'product'; color: string; pkg: string; body: ProductCorrection };

function sendCorrection(key: SerialKey, correction: CatalogueCorrection): Promise<unknown> {
  // Absent fields stay unchanged, so undefined ones must not reach the API.
  const body = JSON.parse(JSON.stringify(correction.body));
  switch (correction.kind) {
    case 'serial':
      return unwrapResponse(api.PATCH(SERIAL, { params: { path: key }, body }));
    case 'color':
      return unwrapResponse(
        api.PATCH(COLOR, { params: { path: { ...key, color: correction.color } }, body }),
      );
    case 'product': {
      const { color, pkg } = correction;
      return unwrapResponse(api.PATCH(`${COLOR}/{pkg}`, { params: { path: { ...key, color, pkg } }, body }));
    }
  }
}

/** Corrects values of a serial and refetches all catalogue data. */
export function useCorrectCatalogue(key: SerialKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (correction: CatalogueCorrection) => sendCorrection(key, correction),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
      void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    },
  });
}

import { type SheetReport, sheetReportSchema } from '@cromia/domain/private-catalogue/sheet-finding';
import type { ChangeKind } from '@cromia/domain/private-catalogue/upload';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import { toFileBody } from '../../api/file-body';
import { toApiProblem } from '../../api/problem';
import { colorsQuery } from '../catalogue';

const B2C = '/api/v1/public/b2c' as const;
const UPLOADS = '/api/v1/backoffice/b2c/uploads' as const;
/** Number of changes per page. */
const CHANGES_PER_PAGE = 20;

/** The variants of a serial in the professional catalogue, by colour. */
export function variantsQuery(queryClient: QueryClient, serial: string) {
  return queryOptions({
    queryKey: ['private-catalogue', 'variants', serial],
    queryFn: async ({ signal }) => {
      const query = { serial, size: 100 };
      const { content } = await unwrapResponse(
        api.GET('/api/products/filters/advanced', { params: { query }, signal }),
      );
      const found = content.filter((result) => result.serial === serial);
      const colors = await Promise.all(found.map((result) => queryClient.fetchQuery(colorsQuery(result))));
      return found.flatMap(({ productClass, packagings }, index) =>
        (colors[index] ?? []).map(({ color, colorDescription, products }) => ({
          color,
          colorDescription,
          packagings: packagings
            .filter(({ pkg }) => products.some((product) => product.pkg === pkg))
            .map(({ pkg, um, qta }) => ({ code: { productClass, serial, color, pkg }, um, qta })),
        })),
      );
    },
  });
}

/** One page of the changes that publishing an upload would make. */
export function treeChangesQuery(id: string, kind: ChangeKind | undefined, page: number) {
  const query = { page, size: CHANGES_PER_PAGE, ...(kind === undefined ? {} : { kind }) };
  return queryOptions({
    queryKey: ['backoffice', 'private-catalogue', 'changes', id, query],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET(`${UPLOADS}/{id}/changes`, { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Uploads a file as the next private catalogue, which then awaits approval. */
export function useUploadTree() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const form = await toFileBody(file);
      return unwrapResponse(api.POST(B2C, { body: { file: '' }, bodySerializer: () => form }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['backoffice', 'private-catalogue'] }),
  });
}

/** Downloads the template of the file to upload. */
export function fetchTreeTemplate() {
  return unwrapFileResponse(api.GET(`${B2C}/template`, { parseAs: 'blob' }), 'private-catalogue.xlsx');
}

/** The findings of a rejected file; undefined for errors that do not concern its content. */
export function readSheetReport(error: unknown): SheetReport | undefined {
  return sheetReportSchema.safeParse(toApiProblem(error).body).data;
}

/** Segments of paths that carry no meaning, as all calls have them. */
const COMMON_SEGMENTS = ['', 'api', 'v1', 'public', ':prefix'];
/** Names that end in s in the singular, too. */
const SINGULAR_NAMES = ['sds', 'tds', 'status', 'address'];

const VERBS: Readonly<Record<string, string>> = {
  GET: 'get',
  HEAD: 'check',
  POST: 'post',
  PUT: 'put',
  PATCH: 'update',
  DELETE: 'delete',
};

function toSingular(name: string): string {
  if (SINGULAR_NAMES.some((word) => name.endsWith(word))) return name;
  return name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');
}

const toPascalCase = (name: string) =>
  name.replace(/(?:^|[-_.]+)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Derives the name of an operation from its method and path, so that it changes only with them: `GET
 * /api/v1/backoffice/order-requests/:id` is `getBackofficeOrderRequestById`. Two paths that differ only in common
 * segments need an `operationId` of their own.
 * @param isList whether the response is a list
 */
export function deriveOperationId(method: string, path: string, isList: boolean): string {
  const segments = path.split('/').filter((segment) => !COMMON_SEGMENTS.includes(segment));
  const names = segments.flatMap((segment, index) => {
    if (segment.startsWith(':')) return [];
    return [toPascalCase(segments[index + 1]?.startsWith(':') ? toSingular(segment) : segment)];
  });
  const parameters = /(?:\/:\w+)+$/.exec(path)?.[0].split('/:').filter(Boolean) ?? [];
  const suffix = parameters.length > 0 ? `By${parameters.map(toPascalCase).join('And')}` : '';
  const verb = method === 'GET' && isList ? 'list' : VERBS[method];
  return `${verb}${names.join('')}${suffix}`;
}

import { ApiProblem } from './problem';

/**
 * Creates a multipart body with a file and, before it, the fields that describe it.
 * @throws ApiProblem FileChanged if the file has changed since it was chosen, for example in another program; the
 * browser would report a network failure
 */
export function toFileBody(file: File, fields: object = {}): Promise<FormData> {
  return toFilesBody('file', [file], fields);
}

/** Same as `toFileBody`, with several files, or none, in one field. */
export async function toFilesBody(
  field: string,
  files: readonly File[],
  fields: object = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      throw new ApiProblem({ code: 'FileChanged', status: 0 });
    }
    form.append(field, file);
  }
  return form;
}

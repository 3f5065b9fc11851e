import { ApiProblem } from './problem';

/**
 * Creates a multipart body with a file and, before it, the fields that describe it.
 * @throws ApiProblem FileChanged if the file has changed since it was chosen, for example in another program; the
 * browser would report a network failure
 */
export async function toFileBody(file: File, fields: object = {}): Promise<FormData> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new ApiProblem({ code: 'FileChanged', status: 0 });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}

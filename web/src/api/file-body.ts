import { ApiProblem } from './problem';

/**
 * A multipart body with a file and the fields that describe it, which come before the file.
 * @throws ApiProblem FileChanged when the file has changed since it was chosen, as by an edit in another program; the
 * browser would report it as a network failure
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

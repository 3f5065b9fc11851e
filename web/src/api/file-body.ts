import { ApiProblem } from './problem';

/**
 * A file with the fields that say what it is, as a body of parts; the fields come before the file.
 * @throws ApiProblem FileChanged when the file has changed since it was chosen: users correct a list in another
 *   program does that, and to the browser it is a failing network
 */
export async function fileBody(file: File, fields: object = {}): Promise<FormData> {
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

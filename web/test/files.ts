import { userEvent } from 'vitest/browser';
import type { RecordedCall } from './api-stub';

function getFileField(): Element {
  const field = document.querySelector('input[type="file"]');
  if (field === null) throw new Error('The page has no file field');
  return field;
}

/** Chooses a file in the one file field of the page, which is hidden behind a button. */
export async function chooseFile(name: string, content: string, type: string): Promise<void> {
  await userEvent.upload(getFileField(), new File([content], name, { type }));
}

/** Chooses several files at once, each with its name as its content. */
export async function chooseFiles(names: readonly string[], type: string): Promise<void> {
  await userEvent.upload(
    getFileField(),
    names.map((name) => new File([name], name, { type })),
  );
}

/** The fields and files that were sent as parts of a form; a file by its name. */
export async function readFormParts({ body, headers }: RecordedCall): Promise<Record<string, string>> {
  const form = await new Response(String(body), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}

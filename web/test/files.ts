import { userEvent } from 'vitest/browser';
import type { RecordedCall } from './api-stub';

/** Chooses a file in the one file field of the page, which is hidden behind a button. */
export async function chooseFile(name: string, content: string, type: string): Promise<void> {
  const field = document.querySelector('input[type="file"]');
  if (field === null) throw new Error('The page has no file field');
  await userEvent.upload(field, new File([content], name, { type }));
}

/** The fields and files that were sent as parts of a form; a file by its name. */
export async function partsOf({ body, headers }: RecordedCall): Promise<Record<string, string>> {
  const form = await new Response(String(body), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}

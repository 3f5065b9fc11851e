/** Delay before the object URL is revoked, so that the download can start. */
const RELEASE_AFTER_MS = 60_000;

/** Lets the browser save a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

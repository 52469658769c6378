/** Time after which a browser has begun to save a file, milliseconds. */
const BEGUN_MS = 60_000;

/** Saves a file under this name, where the browser keeps what is downloaded. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS);
}

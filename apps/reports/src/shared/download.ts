/** Saves what an address answers, or a picture, as a file; the server names its own files. */
export function download(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves a picture as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  download(address, name);
  // the browser has begun to read it when this runs
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

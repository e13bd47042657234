/** Saves what an address answers as a file, without leaving the page; the server names its own files. */
export function download(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves a file of the ticket list, which can be done once. The server names it. */
export function downloadExport(key: string): void {
  const link = document.createElement('a');
  link.href = `/api/ticketExport/${key}/file`;
  link.download = '';
  link.click();
}

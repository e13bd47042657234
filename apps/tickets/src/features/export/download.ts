import { download } from '@hamyar/module-kit/files';

/** Saves a file of the ticket list, which can be done once. The server names it. */
export const downloadExport = (key: string): void => download(`/api/ticketExport/${key}/file`);

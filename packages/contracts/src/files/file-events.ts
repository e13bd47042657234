declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** Something is in the folder of the channel, or is there no longer, or is another; `id` of the folder itself too. */
    'file.changed': { id: number };
  }
}

export {};

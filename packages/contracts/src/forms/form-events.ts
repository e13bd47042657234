declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** On the channel of who changed it: percent of the values that are prepared for the search; null when all are. */
    'custom_field.search': { id: number; progress: number | null };
  }
}

export {};

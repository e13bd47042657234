declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    'customerEvent.created': { id: number };
    'customerEvent.removed': { id: number };
  }
}

export {};

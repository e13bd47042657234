declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    'registry.changed': Record<string, never>;
  }
}

export {};

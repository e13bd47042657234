declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    'settings.changed': { group: string };
  }
}

export {};

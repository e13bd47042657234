declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    'license.changed': Record<string, never>;
  }
}

export {};

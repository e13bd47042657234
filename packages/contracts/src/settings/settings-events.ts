declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** `public`: the group has settings that everybody reads, and by which gates open. */
    'settings.changed': { group: string; public: boolean };
  }
}

export {};

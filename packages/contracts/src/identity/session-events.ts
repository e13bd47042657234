declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** The session's rights, profile or licence changed: read them again. */
    'session.changed': { reason: 'profile' | 'rights' | 'revoked' };
  }
}

export {};

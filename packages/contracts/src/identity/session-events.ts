declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** The session's rights, profile or license changed: read them again. */
    'session.changed': { reason: 'profile' | 'rights' | 'revoked' };
  }
}

export {};

declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** The session's permissions, profile or license changed; the client reads them again. */
    'session.changed': { reason: 'profile' | 'rights' | 'revoked' };
  }
}

export {};

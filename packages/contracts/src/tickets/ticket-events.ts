declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    'ticket.created': { id: number; department_id: number };
    /** `version` is absent on channels of customers. */
    'ticket.changed': { id: number; version?: number };
    'ticket.content': { id: number; seq: number };
    /** Something has changed about the shared drafts of its answer. */
    'ticket.draft': { id: number };
    'ticket.removed': { id: number };
    /** The counters of the person's views may have changed. */
    'ticket.counters': Record<string, never>;
  }
}

export {};

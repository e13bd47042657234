// Pure rules that the server enforces and the screens show, in one implementation for both.
export * from './actor.ts';
export * from './attachment-limits.ts';
export * from './custom-field.ts';
export * from './custom-field-options.ts';
export * from './clock-explanation.ts';
export {
  type CalendarOfHours,
  type ClockEvent,
  type ClockHours,
  type ClockReply,
  type ClockTargets,
  TICKET_CLOCKS,
  type TicketClockName,
  withoutRepliesOf,
  withoutStatus,
  withReply,
} from './clock-timeline.ts';
export * from './customer-sign-in.ts';
export * from './draft-merge.ts';
export * from './due-time.ts';
export * from './field-condition.ts';
export * from './file-name.ts';
export * from './password-score.ts';
export * from './hidden-ticket-fields.ts';
export * from './predicate.ts';
export * from './report-table.ts';
export * from './return-path.ts';
export * from './satisfaction.ts';
export * from './ticket-clock.ts';
export * from './template-variables.ts';
export * from './ticket-number.ts';
export * from './ticket-rights.ts';
export * from './ticket-scope.ts';
export * from './ticket-transition.ts';
export * from './working-time.ts';
export * from './tree.ts';

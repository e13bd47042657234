import { buildTicket } from '@hamyar/testing';
import { mayRun } from './macro-steps.rules.ts';

const todo = {
  ...({ type: 'todo', title: 'تماس', description: null } as const),
  ...({ to: 'me', importance: 1, due_days: null, shared: true } as const),
} as const;

describe('a macro on a ticket', () => {
  it('[decisions 2.4] is offered where every one of its steps is allowed', () => {
    const on = (...actions: ReturnType<typeof buildTicket>['actions']) => buildTicket({ actions });
    const steps = [
      { type: 'importance', importance: 3 },
      { type: 'note', body_html: '<p>x</p>' },
    ] as const;
    expect(mayRun(steps, on('importance', 'note'))).toBe(true);
    expect(mayRun(steps, on('note'))).toBe(false);
    expect(mayRun([{ type: 'assignee', to: 'me' }], on('claim'))).toBe(true);
    expect(mayRun([{ type: 'assignee', to: 7 }], on('claim'))).toBe(false);
    expect(mayRun([{ type: 'status', status: 4 }], on('set_in_progress'))).toBe(false);
    expect(mayRun([], on())).toBe(true);
    expect(mayRun([todo], on())).toBe(true);
  });

  it('[decisions 2.4] leaves to the server what a step before makes possible', () => {
    const toMe = { type: 'assignee', to: 'me' } as const;
    const close = { type: 'status', status: 4 } as const;
    const ticket = buildTicket({ actions: ['claim'] });
    expect(mayRun([toMe, close], ticket)).toBe(true);
    expect(mayRun([close, toMe], ticket)).toBe(false);
  });
});

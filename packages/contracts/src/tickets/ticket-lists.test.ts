import { SATISFACTION_LEVELS, TICKET_IMPORTANCE, TICKET_STATUS } from './ticket-lists.ts';

describe('the closed lists of tickets', () => {
  it('[3.32, 3.33] the statuses of a ticket are 0 to 4', () => {
    expect(TICKET_STATUS).toEqual({ open: 0, inProgress: 1, expertReplied: 2, customerReplied: 3, closed: 4 });
  });

  it('[3.32, 3.34] the importance of a ticket is 0 to 3', () => {
    expect(TICKET_IMPORTANCE).toEqual({ low: 0, medium: 1, high: 2, critical: 3 });
  });

  it('[3.32, 3.36] satisfaction is 0 to 5', () => {
    expect(SATISFACTION_LEVELS).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

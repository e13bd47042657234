import { ATTACHMENT_TYPES, ROLES, SATISFACTION_LEVELS, TICKET_IMPORTANCE, TICKET_STATUS } from './enums.ts';
import { STATUS_HTTP, SUCCESS_STATUSES } from './envelope.ts';

describe('the closed lists of the API', () => {
  it('[3.32, 3.33] the statuses of a ticket are 0 to 4', () => {
    expect(TICKET_STATUS).toEqual({ open: 0, inProgress: 1, expertReplied: 2, customerReplied: 3, closed: 4 });
  });

  it('[3.32, 3.34] the importance of a ticket is 0 to 3', () => {
    expect(TICKET_IMPORTANCE).toEqual({ low: 0, medium: 1, high: 2, critical: 3 });
  });

  it('[3.32, 3.36] satisfaction is 0 to 5', () => {
    expect(SATISFACTION_LEVELS).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[3.32, 3.37] attachments are of thirteen types unless the settings allow others', () => {
    expect(ATTACHMENT_TYPES).toEqual([
      'jpg',
      'jpeg',
      'png',
      'gif',
      'pdf',
      'doc',
      'docx',
      'xls',
      'xlsx',
      'zip',
      'rar',
      'mp3',
      'mp4',
    ]);
  });

  it('[6.1] the roles are in the order in which their labels take precedence', () => {
    expect(ROLES).toEqual([
      'full_admin',
      'branch_admin',
      'department_admin',
      'employee',
      'organization_supervisor',
      'organization_customer',
      'customer',
    ]);
  });

  it('[5.46] an answer has one of the statuses of the spec, including those for too many calls and a suspended system, and no other', () => {
    const refusals = [
      'NOT_FOUND',
      'EXPIRATION_ERROR',
      'AUTORIZATION_ERROR',
      'SERVER_ERROR',
      'SYSTEM_SUSPENSION',
      'VALIDATION_ERROR',
      'AUTHENTICATION_ERROR',
      'TOO_MANY_REQUESTS',
    ];
    expect(Object.keys(STATUS_HTTP).sort()).toEqual([...SUCCESS_STATUSES, ...refusals].sort());
  });
});

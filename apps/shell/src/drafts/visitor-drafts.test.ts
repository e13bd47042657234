import { LocalDraftVault } from './draft-vault.ts';
import { endVisitorDrafts } from './visitor-drafts.ts';

const HOUR = 3_600_000;

describe('what somebody without a login has written', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('[decisions 2.23] leaves the browser when the proof of the address has expired, and not before', () => {
    const before = new LocalDraftVault(0, localStorage);
    before.write('request-70', { subject: 'چاپگر' });
    before.flush();
    jest.advanceTimersByTime(HOUR / 2);
    before.write('request-71', { subject: 'شبکه' });
    before.flush();
    const employee = new LocalDraftVault(5, localStorage);
    employee.write('ticket-new', 'متن');
    employee.flush();

    const open = () => {
      const vault = new LocalDraftVault(0, localStorage);
      endVisitorDrafts(vault, Date.now());
      return vault.keys().sort();
    };
    jest.advanceTimersByTime(HOUR / 2 - 1);
    expect(open()).toEqual(['request-70', 'request-71']);
    jest.advanceTimersByTime(1);
    expect(open()).toEqual(['request-71']);
    jest.advanceTimersByTime(HOUR / 2);
    expect(open()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('شبکه');
    expect(new LocalDraftVault(5, localStorage).read('ticket-new')?.value).toBe('متن');
  });
});

import { progressLine, startupMessage } from './startup-message.ts';

const agent = { role: { fa: 'کارشناس', en: 'employee' }, username: 'agent', password: 'Hamyar1405' };

describe('the message of a start', () => {
  it('shows the address and every demo login', () => {
    const text = startupMessage('http://127.0.0.1:4310', 1.5, [agent], null);
    expect(text).toContain('http://127.0.0.1:4310');
    expect(text).toMatch(/agent\s+Hamyar1405/);
  });

  it('shows neither for a worker, which serves no requests', () => {
    const text = startupMessage(undefined, 1.5, [agent], null);
    expect(text).toContain('worker');
    expect(text).not.toMatch(/http|Hamyar1405/);
  });

  it('says each step before it with the seconds since the start', () => {
    expect(progressLine('opening the database', 1.26)).toBe('   1.3 s  opening the database\n');
  });
});

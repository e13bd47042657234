import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

const logTitles = (role: Parameters<typeof buildUser>[0], permissions?: string[]): string[] => {
  const user = buildUser(role, permissions ? { permissions: permissions as never } : {});
  const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
  return manifest.menu
    .filter((item) => item.route === 'log' && evaluateGate('gate' in item ? (item.gate as Gate) : undefined, context))
    .map(({ title }) => title);
};

describe('the logs in the menu', () => {
  it('[6.11] are the request log for the full admin, and the audit log for who may read that one alone', () => {
    expect(logTitles('full_admin')).toEqual(['گزارش درخواست‌ها']);
    expect(logTitles('employee', ['view audit log'])).toEqual(['گزارش تغییرات']);
    expect(logTitles('employee', [])).toEqual([]);
  });
});

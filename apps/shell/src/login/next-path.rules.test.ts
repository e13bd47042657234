import { nextPath } from './next-path.rules.ts';

it.each([
  ['?next=%2Ftickets%2F7%3Fa%3D1', '/tickets/7?a=1'],
  ['', '/tickets'],
  ['?next=https://elsewhere.example', '/tickets'],
  ['?next=//elsewhere.example', '/tickets'],
  ['?next=/%5Celsewhere.example', '/tickets'],
  ['?next=/login', '/tickets'],
  ['?next=/logins', '/logins'],
  ['?next=javascript:alert(1)', '/tickets'],
])('[8.8] goes from %s to %s and never to another site', (search, path) => {
  expect(nextPath(search, '/tickets')).toBe(path);
});

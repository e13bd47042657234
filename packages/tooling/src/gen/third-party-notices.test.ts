import { licenseViolations } from './third-party-notices.ts';

const part = (license: string, name = 'some-part') => ({ name, version: '1.0.0', license });

describe('third-party notices', () => {
  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'CC-BY-NC-4.0',
    'SSPL-1.0',
    'UNKNOWN',
    'LGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN README',
  ])('refuses a part under %s', (license) => {
    expect(licenseViolations([part(license)])).toEqual([`some-part 1.0.0 is under ${license}, which may not ship`]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'OFL-1.1'])('ships a part under %s', (license) => {
    expect(licenseViolations([part(license)])).toEqual([]);
  });

  it('ships LGPL only as the separate binary that sharp loads', () => {
    expect(licenseViolations([part('LGPL-3.0-or-later', '@img/sharp-libvips-*')])).toEqual([]);
  });
});

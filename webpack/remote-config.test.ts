import { containerName } from './remote-config.ts';

describe('the container of a module', () => {
  it('has another name for each content, so that an old and a new build of one version can live in one page', () => {
    const of = (stamp: string, mode: 'production' | 'development') =>
      containerName('tickets__staff__0_1_0', stamp, mode);
    expect(of('3f2a9c01ff', 'production')).toBe('tickets__staff__0_1_0__3f2a9c01');
    expect(of('3f2a9c01ff', 'production')).not.toBe(of('0c2a9c01ff', 'production'));
    expect(of('3f2a9c01ff', 'development')).toBe(of('0c2a9c01ff', 'development'));
  });
});

import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { useIdParam, usePageParams } from '@hamyar/module-sdk';

const modules = [
  {
    manifest: {
      name: 'outings',
      version: '1.0.0',
      title: 'گردش‌ها',
      routes: [
        { path: '/outings', name: 'outings', title: 'گردش‌ها', screen: 'OutingsScreen' },
        { path: '/outings/:id', name: 'outings-id', title: 'گردش {name}', screen: 'OutingScreen' },
      ],
    },
  },
] as never;

function Outing({ name }: { name?: string }) {
  usePageParams({ name } as never);
  return <output>{JSON.stringify(useIdParam())}</output>;
}
const show = (path: string, name?: string) =>
  renderInTestShell(<Outing name={name} />, { user: buildUser('employee'), path, modules });

describe('the parameters of a page', () => {
  it.each([
    ['/outings/12', '12'],
    ['/outings', 'null'],
    ['/outings/abc', 'null'],
  ])('[2.20] the id in %s is %s', (path, id) => {
    show(path);
    expect(screen.getByText(id)).toBeTruthy();
  });

  it('[2.18] the title waits with «…» for what is being read', () => {
    const waiting = show('/outings/12');
    expect(waiting.pageParams).toEqual({ name: '…' });
    waiting.unmount();
    expect(show('/outings/12', 'توچال').pageParams).toEqual({ name: 'توچال' });
  });
});

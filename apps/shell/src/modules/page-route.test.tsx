import { usePlatformState, useIdParam, useParam, useRoute } from '@hamyar/module-sdk';
import { act, buildUser, provideTestShell, screen, waitFor } from '@hamyar/testing';
import type { ComponentType } from 'react';
import { ParcelPool } from './parcel-pool.ts';

const identity = { module: 'outings', version: '0.1.0', release: '3f2a9c01', owner: 'outings', title: 'گردش‌ها' };
const page = (path: string, name: string, screen: string) => ({ path, name, title: name, screen });
const modules = [
  {
    manifest: {
      name: 'outings',
      routes: [
        page('/outings', 'outings', 'OutingsScreen'),
        page('/outings/:id', 'outings-id', 'OutingsScreen'),
        page('/outings/new', 'outings-new', 'NewScreen'),
        page('/settings', 'settings', 'FrameScreen'),
      ],
    },
  },
  {
    manifest: {
      name: 'guides',
      routes: [page('/guides/:id', 'guides-id', 'GuideScreen')],
      settingsPages: [{ ...page('/settings/guides/:id', 'settings-guides-id', 'GuideScreen'), group: 'ticket' }],
    },
  },
] as never;

function Shown() {
  const connected = usePlatformState((state) => state.connected);
  const all = { id: useIdParam(), param: (useParam as (name: string) => string)('id'), name: useRoute()?.route.name };
  return <output data-connected={connected}>{`${all.id}/${all.param}/${all.name}`}</output>;
}

function mount(code: string, path: string) {
  const shell = provideTestShell({ user: buildUser('employee'), path, modules });
  const parcels = new ParcelPool(identity, async () => Shown as ComponentType);
  const container = document.body.appendChild(document.createElement('div'));
  parcels.mount(container, { code, size: 'page' });
  return { shows: (text: string) => waitFor(() => screen.getByText(text)), go: shell.history.push };
}

describe('the route that a part sees', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('stays the own one of a page while the page of another address comes, and follows each own one', async () => {
    const { shows, go } = mount('OutingsScreen', '/outings/12');
    await shows('12/12/outings-id');
    for (const foreign of ['/guides/7', '/outings/new', '/settings/guides/3', '/nothing/5']) {
      act(() => go(foreign));
      await shows('12/12/outings-id');
      act(() => go('/outings'));
      await shows('null//outings');
      act(() => go('/outings/12'));
      await shows('12/12/outings-id');
    }
  });

  it('is none in a page that begins when its address has gone', async () => {
    await mount('OutingsScreen', '/guides/7').shows('null//undefined');
  });

  it('is the one of the page inside the frame of the settings, and each address for what is no page', async () => {
    const frame = mount('FrameScreen', '/settings/guides/3');
    await frame.shows('3/3/settings-guides-id');
    act(() => frame.go('/guides/7'));
    await frame.shows('3/3/settings-guides-id');
    document.body.replaceChildren();
    const slot = mount('OutingActions', '/outings/12');
    await slot.shows('12/12/outings-id');
    act(() => slot.go('/guides/7'));
    await slot.shows('7/7/guides-id');
  });
});

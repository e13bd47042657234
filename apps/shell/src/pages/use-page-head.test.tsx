import { PAGE_HEAD_ATTRIBUTE } from '@hamyar/contracts';
import { act, buildUser, renderInTestShell } from '@hamyar/testing';
import { pageMetadata } from '../platform/page-store.ts';
import { usePageHead } from './use-page-head.ts';

const Frame = () => {
  usePageHead();
  return null;
};
const written = () => [...document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`)].map((one) => one.outerHTML);
const say = (metadata: Parameters<typeof pageMetadata.set>[0]) => act(() => pageMetadata.set(metadata));

describe('the head of a page that was described by the server', () => {
  const ofServer = `<meta name="description" content="first" ${PAGE_HEAD_ATTRIBUTE}="">`;
  beforeEach(() => {
    document.head.innerHTML = ofServer;
    pageMetadata.set(null);
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });
  const open = () => renderInTestShell(<Frame />, { user: buildUser('customer'), path: '/kb/7/one' });

  it('[2.12] stays while that page is open, and is replaced by what the next page says', async () => {
    const { history } = open();
    say({ description: 'first, read again' });
    expect(written()).toEqual([ofServer]);
    act(() => history.push('/kb/8/two'));
    say(null);
    expect(written()).toEqual([]);
    say({ description: 'second', canonical: '/kb/8/two' });
    expect(written()).toEqual([
      `<meta name="description" content="second" ${PAGE_HEAD_ATTRIBUTE}="">`,
      `<link rel="canonical" href="${location.origin}/kb/8/two" ${PAGE_HEAD_ATTRIBUTE}="">`,
    ]);
    act(() => history.push('/kb/7/one'));
    say({ description: 'first, read later' });
    expect(written()[0]).toContain('first, read later');
  });

  it('[decisions 2.12] gets the own address that its screen names, with the query, and no step back to the old one', () => {
    const { history } = open();
    const before = window.history.length;
    act(() => history.replace('/kb/7/old?from=mail'));
    say({ canonical: `/kb/7/${encodeURIComponent('راه-چاپ')}` });
    const { pathname, search } = history.location.get();
    expect([decodeURIComponent(pathname), search]).toEqual(['/kb/7/راه-چاپ', '?from=mail']);
    expect(window.history.length).toBe(before);
  });

  it('[2.12] is left by a link to another page, though its own address is still known then', () => {
    const { history } = open();
    say({ canonical: '/kb/7/one' });
    act(() => history.push('/kb/8/two'));
    expect(history.location.get().pathname).toBe('/kb/8/two');
    say({ canonical: '/kb/8/second' });
    expect(history.location.get().pathname).toBe('/kb/8/second');
  });
});

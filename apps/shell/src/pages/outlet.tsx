import { evaluateGate, LAYOUTS, screenToMount, type RouteMatch } from '@hamyar/contracts';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { ButtonLink } from '@hamyar/design-system/basics';
import { ErrorPage, type ErrorPageProps } from '@hamyar/design-system/layout';
import { getPlatform, useLocation, usePlatformState } from '@hamyar/module-sdk';
import { LoadingPlaceholder } from '../modules/loading-placeholder.tsx';
import { askServer, requestLogin } from '../platform/session-end.ts';
import { pageError, type PageError } from '../platform/page-store.ts';
import { completeHydration } from '../ssr/hydration.ts';
import { ServerPage } from '../ssr/server-page.ts';
import { shellScreenOf } from './shell-screens.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import type { OpenPage } from './use-open-page.ts';

/** The page of the address: the screen of a module, a page of the shell, or an error page (spec 2.19-2.24). */
export function Outlet({ page: { match, allowed, expired, closed, ambiguous, invalidAddress } }: { page: OpenPage }) {
  const { Part } = getPlatform();
  useFocusAfterNavigation();
  const modules = usePlatformState((state) => state.modules);
  const mustChangePassword = usePlatformState((state) => state.user?.must_change_password ?? false);
  const visitor = usePlatformState((state) => state.user === null);
  const error = usePageError();
  if (mustChangePassword && match?.route.name !== 'editProfile') return <NewPasswordRedirect />;
  if (error) return <PageErrorView error={error} match={match} />;
  if (visitor && ambiguous) return <PageOfServer />;
  if (visitor && !allowed && !invalidAddress) return <LoginRedirect />;
  if (!match) return <ShownError code={closed ? 403 : 'route'} />;
  if (match.route.layout !== undefined && !LAYOUTS.includes(match.route.layout)) return <ShownError code={500} />;
  if (!allowed) return <ShownError code={expired ? 410 : 403} />;
  const Screen = match.module === 'shell' ? shellScreenOf(match.route.screen) : undefined;
  if (Screen) return <Screen />;
  const { module, screen } = screenToMount(
    match,
    modules.map((entry) => entry.manifest),
  );
  return <Part module={module} code={screen} size="page" />;
}

/** The error that is shown instead of the page; null while there is none. */
function usePageError(): PageError | null {
  const shown = useSyncExternalStore(pageError.subscribe, pageError.get, pageError.get);
  return useContext(ServerPage)?.error ?? shown;
}

/** Whether the module draws the whole page, with a head and a main part of its own; an error page is in the usual layout. */
export function useOwnLayout({ match, allowed }: OpenPage): boolean {
  const error = usePageError();
  return match?.route.layout === 'own' && allowed && error === null;
}

/** Every other page requires a login; the server redirects to it and back. */
function LoginRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => requestLogin(pathname + search), [pathname, search]);
  return <LoadingPlaceholder size="page" />;
}

/** A visitor's registry does not contain closed pages, so the server has to decide which page this is. */
function PageOfServer() {
  const { pathname, search } = useLocation();
  useEffect(() => askServer(pathname + search), [pathname, search]);
  return <LoadingPlaceholder size="page" />;
}

/** A user whose password was set by somebody else must choose a new one first. */
function NewPasswordRedirect() {
  useEffect(() => {
    getPlatform().navigate('/editProfile?goTo=security', { replace: true });
  }, []);
  return <LoadingPlaceholder size="page" />;
}

/** An error page, which the server may have rendered too: its links and buttons work as soon as it is shown. */
function ShownError(props: ErrorPageProps) {
  useEffect(completeHydration, []);
  return <ErrorPage {...props} />;
}

// the text of each status is fixed; only for a suspended system the server's message is shown (spec 2.22)
const PageErrorView = ({ error, match }: { error: PageError; match: RouteMatch | null }) => (
  <ShownError
    code={Number(error.kind) as 403}
    message={error.kind === '503' && error.message ? error.message : undefined}
    traceId={error.requestId}
    action={error.kind === '404' || error.kind === '410' ? <PageAbove match={match} /> : undefined}
  />
);

/** Where something like what is not there can be found: the page above it, such as the articles with their search. */
function PageAbove({ match }: { match: RouteMatch | null }) {
  const modules = usePlatformState((state) => state.modules);
  const above = modules.flatMap(({ manifest }) => manifest.routes).find(({ name }) => name === match?.route.parent);
  const open = usePlatformState(({ gates }) => evaluateGate(above?.gate, gates));
  if (!above || !open || above.path.includes(':')) return null;
  return (
    <ButtonLink href={above.path} size="lg">
      {above.title}
    </ButtonLink>
  );
}

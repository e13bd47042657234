import { evaluateGate, matchRoute } from '@hamyar/contracts';
import { useLocation, usePlatformState } from '@hamyar/module-sdk';
import { Part } from '../modules/part.tsx';

/** The page of the address: a screen of the module that owns it. */
export function Outlet() {
  const { pathname } = useLocation();
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  const match = matchRoute(modules.map((entry) => entry.manifest), pathname);
  if (!match || !evaluateGate(match.route.gate, gates)) return null;
  return <Part module={match.module} code={match.route.screen} size="page" />;
}

import { useState } from 'react';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { fa, fill } from '../messages/fa.ts';

interface FailureProps {
  failure: ModuleFailure;
  size: 'page' | 'slot';
  retry(): void;
}

/** The card in place of a module, or of one part, that failed; the rest of the page lives on. */
export function Failure({ failure, size, retry }: FailureProps) {
  const title = fill(failure.kind === 'render' ? fa.module.crashed : fa.module.loadFailed, { module: failure.title });
  return (
    <div className={`sh-failure sh-failure-${size}`} role="alert" data-failure={failure.kind}>
      <div className="sh-failure-text">
        <h2>{title}</h2>
        <p>{fa.module.restWorks}</p>
      </div>
      <dl className="sh-failure-meta">
        <Fact label={fa.module.module} value={failure.module} />
        <Fact label={fa.module.version} value={failure.version} />
        <Fact label={fa.module.trace} value={failure.traceId} copied />
      </dl>
      <button type="button" className="sh-failure-retry" onClick={retry}>{fa.module.retry}</button>
    </div>
  );
}

function Fact({ label, value, copied = false }: { label: string; value: string; copied?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd><bdi dir="ltr">{value}</bdi>{copied && <Copy text={value} />}</dd>
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const [done, setDone] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setDone(true));
  return <button type="button" className="sh-failure-copy" onClick={copy}>{done ? fa.module.copied : fa.module.copy}</button>;
}

import { newTraceId, type FailureKind } from '@hamyar/module-sdk';

/** A failure of loading on its way to the error card; carries its kind and trace id. */
export class LoadError extends Error {
  readonly kind: FailureKind;
  readonly traceId: string;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'LoadError';
    this.kind = kind;
    this.traceId = newTraceId();
  }
}

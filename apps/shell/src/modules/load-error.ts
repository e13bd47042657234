import { newTraceId, type FailureKind } from '@hamyar/module-sdk';

/** A failed load, with its kind and trace id for the error card. */
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

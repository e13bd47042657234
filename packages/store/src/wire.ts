// The API client without Redux: every call from a browser goes through it. The login page imports only this.
export {
  failureOf,
  isUnreachable,
  type CallFailure,
  type CallResult,
  type FailureStatus,
} from './call-failure.ts';
export {
  cancelRequests,
  configureRequests,
  outputOf,
  probe,
  send,
  type SendOptions,
  type SentCall,
  type ShowFailures,
} from './send.ts';
export { upload, type Upload } from './upload.ts';

/**
 * A reason why the server does not start, for which the operator can do something. It is printed as one line in Persian
 * and one in English, without a stack trace, and the process ends with code 1.
 */
export class StartupError extends Error {
  readonly fa: string;
  readonly en: string;

  constructor(text: { fa: string; en: string }, cause?: unknown) {
    super(text.en, { cause });
    this.name = 'StartRefusal';
    this.fa = text.fa;
    this.en = text.en;
  }
}

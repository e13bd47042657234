/** Why a date was refused: the text is not a date, or the date is outside the verified years. */
export type JalaliDateErrorCode = 'unreadable' | 'out_of_range';

/** Thrown for a date that cannot be read or written (spec 8.17). `input` is the given value, for the log. */
export class JalaliDateError extends Error {
  readonly code: JalaliDateErrorCode;
  readonly input: string;

  constructor(code: JalaliDateErrorCode, input: string) {
    super(
      code === 'unreadable' ? `not a Jalali date: "${input}"` : `outside the Jalali years 1206 to 1498: "${input}"`,
    );
    this.name = 'JalaliDateError';
    this.code = code;
    this.input = input;
  }
}

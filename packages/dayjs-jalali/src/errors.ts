/** Why a date was refused: the text is no date, or the date lies outside the years the calendar is proven for. */
export type JalaliDateErrorCode = 'unreadable' | 'out_of_range';

/** Raised for a date that cannot be read or written (spec 8.17). `input` is what was given, for the log. */
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

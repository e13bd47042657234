/** A value for every key of a call's body; undefined for one that is not sent. */
export type WholeBody<Body> = { [Key in keyof Required<Body>]: Body[Key] };

/**
 * The body of a call, from a value for every key that the call takes; a key whose value is undefined is not sent. A form
 * that makes its body here does not compile when the call takes a new field. The result can be a part of another whole
 * body.
 */
export const wholeBody = <Body extends object>(body: WholeBody<Body>): WholeBody<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as WholeBody<Body>;

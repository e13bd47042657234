/**
 * The body of a call, from a value for every key that the call takes; a key whose value is undefined is not sent. A form
 * that makes its body here does not compile when the call takes a new field.
 */
export const wholeBody = <Body extends object>(body: { [Key in keyof Required<Body>]: Body[Key] }): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body;

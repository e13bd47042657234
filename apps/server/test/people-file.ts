import type { TestAnswer, TestClient } from './test-app.ts';
import { formRequest } from './upload.ts';

/** A file of people as a browser sends it. */
export interface PeopleFile {
  content: Buffer | string;
  name?: string;
  mime?: string;
}

/** Sends a file of customers to be checked. */
export function sendPeople(
  client: TestClient,
  { content, name = 'customers.csv', mime = 'text/csv' }: PeopleFile,
  fields: Readonly<Record<string, string | number>>,
): Promise<TestAnswer> {
  const file = { name, content: Buffer.from(content as string), mime };
  return client.request(formRequest('POST', '/api/importUsers', file, fields));
}

import { type Configuration } from 'webpack';
/** The rule for everything a customer's browser loads. */
export declare const customerRules: {
  test: string;
  loader: string;
}[];
/** What every build here has in common; `name` must be unique in the page and in the cache. */
export declare function baseConfiguration(
  name: string,
  context: string,
  output: {
    path: string;
  },
): Configuration;

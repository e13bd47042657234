/** At least three hundred payloads; every entry point of rich text is tested with all of them. */
export declare const HOSTILE_HTML: readonly string[];

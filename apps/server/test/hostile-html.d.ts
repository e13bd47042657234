/** At least three hundred payloads; every door of rich text is held against all of them. */
export declare const HOSTILE_HTML: readonly string[];

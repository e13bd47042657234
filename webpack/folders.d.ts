/** The root of the workspace. */
export declare const root: string;
/** Everything that `npm start` serves; rebuilt when the stamp in it differs from the sources. */
export declare const dist: string;

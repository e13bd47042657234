// Neither tool has types; the scripts check what they read.
declare module 'opentype.js';
declare module 'subset-font';

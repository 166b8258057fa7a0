/**
 * The names of files that are no scripts, such as texts. The page of the server names those of the browser, so both builds have
 * them from here. The first script lists over two hundred files, and a hash cannot be compressed: it is a short one.
 */
export const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Those of scripts: the shortest hash that Rolldown allows for as many. */
export const chunkFileNames = 'assets/[name]-[hash:7].js';

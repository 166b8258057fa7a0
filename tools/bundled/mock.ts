import * as mock from '../mock';

export * from '../commandKit';

/** `npm run mock`, which tools/cli.mjs runs from a bundle, since it is to start in seconds. */
export const command = () => mock;

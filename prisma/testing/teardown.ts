import './setup';

/** Jest's globalTeardown. */
export default async function tearDown(): Promise<void> {
  await globalThis.testServer?.stop();
}

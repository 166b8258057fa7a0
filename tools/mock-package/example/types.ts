import { createMockClient, startMock, type Sandbox } from 'catalogue-mock';

export async function dueMails(): Promise<string[]> {
  const { url, stop } = await startMock({ port: 4310 });
  const library: Sandbox = await createMockClient(url).sandbox({ from: 'beginning' });
  await library.faults.set({ name: 'slow', times: 1 });
  // @ts-expect-error A fault has a name.
  await library.faults.set({ times: 1 });
  const mails = await library.outbox.mails();
  await stop();
  return mails.map(({ assunto }) => assunto);
}

/** The fixed boundary of multipart forms in the pacts. A browser chooses a new one each time, which a pact cannot contain. */
export const boundary = 'pact-form-boundary';

interface Part {
  name: string;
  text: string;
  /** Of a file. */
  nome?: string;
  tipo?: string;
}

/** A multipart form as text. */
export const formText = (parts: Part[]): string =>
  [
    ...parts.map(({ name, text, nome, tipo }) =>
      [
        `--${boundary}`,
        `Content-Disposition: form-data; name="${name}"${nome === undefined ? '' : `; filename="${nome}"`}`,
        ...(tipo === undefined ? [] : [`Content-Type: ${tipo}`]),
        '',
        text,
      ].join('\r\n'),
    ),
    `--${boundary}--\r\n`,
  ].join('\r\n');

/** Sends the forms of `work` with the boundary of the pacts, and otherwise unchanged. */
export async function withBoundary<T>(work: () => PromiseLike<T>): Promise<T> {
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (!(init?.body instanceof FormData)) return send(address, init);
    const form = new Response(init.body);
    const chosen = /boundary=(.+)$/.exec(form.headers.get('content-type') ?? '')?.[1] ?? '';
    const body = (await form.text()).replaceAll(chosen, boundary);
    const headers = { ...init.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return send(address, { ...init, headers, body });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = send;
  }
}

import { importPieceBytes, maxImportBytes, type ImportRun } from '@catalogue/api-contract';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { gzipSync } from 'node:zlib';
import { openControlRoom } from '../../testing/controlRoom';
import { openTestApp } from '../../testing/app';

const room = openControlRoom();

const bytesOf = (number: number, title: string, note = ''): Uint8Array =>
  record(String(number), title, `500  $a${note}`);
/** So many records; each has a note that makes it so long. */
const fileOf = (count: number, title: string, noteLength = 0): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, (_, at) => bytesOf(at + 1, `${title} ${at + 1}`, 'a'.repeat(noteLength))),
  );

const list = async (sandbox: string) => (await room.ask<ImportRun[]>('/__mock/imports', { sandbox })).body;
const begin = (sandbox: string, name: string, bytes: number, options = {}) =>
  room.ask<ImportRun & { errors: Record<string, string[]> }>('/__mock/imports', {
    method: 'POST',
    sandbox,
    body: { name, bytes, ...options },
  });
const piece = (sandbox: string, id: number, at: number, bytes: Buffer) =>
  room.ask<ImportRun>(`/__mock/imports/${id}/pieces/${at}`, {
    method: 'PUT',
    sandbox,
    body: { base64: bytes.toString('base64') },
  });
const act = (sandbox: string, id: number, what: 'stop' | 'resume' | 'undo') =>
  room.ask<ImportRun | null>(`/__mock/imports/${id}/${what}`, { method: 'POST', sandbox });

/** Waits until nothing is at work any more. */
async function over(sandbox: string): Promise<ImportRun> {
  for (;;) {
    const [last, ...others] = await list(sandbox);
    const isOver = [last, ...others].every((run) => run?.state !== 'importing' && run?.state !== 'undoing');
    if (last && isOver) return last;
  }
}

async function send(sandbox: string, name: string, file: Buffer, options = {}): Promise<number> {
  const { body } = await begin(sandbox, name, file.length, options);
  for (let at = 0; at * importPieceBytes < file.length; at += 1)
    await piece(sandbox, body.id, at, file.subarray(at * importPieceBytes, (at + 1) * importPieceBytes));
  return body.id;
}

const found = async (sandbox: string, words: string) =>
  (await room.ask<{ total: number }>(`/api/consulta?termo_pesquisa=${encodeURIComponent(words)}`, { sandbox })).body;

describe('a file of MARC records that a browser sends', () => {
  it('becomes titles, the same file again changes nothing, and the import is undone', async () => {
    const sandbox = await room.newSandbox();
    const file = fileOf(250, 'Zoologia fantástica');
    const id = await send(sandbox, 'acervo.mrc', file);
    expect(await over(sandbox)).toMatchObject({
      ...{ id, name: 'acervo.mrc', state: 'done', bytes: file.length, received: file.length, read: file.length },
      ...{ records: 250, added: 250, updated: 0, notes: [], failure: null, libraries: [], resumable: false },
    });
    expect(JSON.stringify(await found(sandbox, 'zoologia fantástica'))).toContain('Zoologia fantástica 7');

    await send(sandbox, 'acervo.mrc', file);
    expect(await over(sandbox)).toMatchObject({ state: 'done', records: 250, added: 0, updated: 0 });

    expect((await act(sandbox, id, 'undo')).status).toBe(200);
    await over(sandbox);
    expect((await list(sandbox)).map(({ state, added }) => [state, added])).toEqual([
      ['done', 0],
      ['undone', 0],
    ]);
    expect(JSON.stringify(await found(sandbox, 'zoologia fantástica'))).not.toContain('Zoologia fantástica');
  });

  it('may be compressed, and comes in pieces, each of which may come twice', async () => {
    const sandbox = await room.newSandbox();
    const file = fileOf(150, 'Botânica', 9000);
    const { body } = await begin(sandbox, 'acervo.mrc', file.length);
    expect(body).toMatchObject({ state: 'receiving', received: 0, resumable: false });
    const first = file.subarray(0, importPieceBytes);
    expect((await piece(sandbox, body.id, 0, first)).body).toMatchObject({ received: importPieceBytes });
    expect((await piece(sandbox, body.id, 0, first)).body).toMatchObject({ received: importPieceBytes });
    expect((await piece(sandbox, body.id, 1, first.subarray(1))).status).toBe(422);
    expect((await piece(sandbox, body.id, 900, first)).status).toBe(422);
    await piece(sandbox, body.id, 1, file.subarray(importPieceBytes, 2 * importPieceBytes));
    await piece(sandbox, body.id, 2, file.subarray(2 * importPieceBytes));
    expect(await over(sandbox)).toMatchObject({ state: 'done', added: 150 });

    await send(sandbox, 'acervo.mrc.gz', gzipSync(fileOf(3, 'Ecologia')));
    expect(await over(sandbox)).toMatchObject({ state: 'done', records: 3 });
  });

  it('is one at a time: another one is refused with its name, and one that stopped on its way is forgotten', async () => {
    const sandbox = await room.newSandbox();
    const { body } = await begin(sandbox, 'um.mrc', 10);
    const { status, body: refusal } = await begin(sandbox, 'dois.mrc', 10);
    expect([status, refusal.errors]).toEqual([409, { name: [`um.mrc, ${body.started_at}`] }]);
    expect(await act(sandbox, body.id, 'undo')).toMatchObject({ status: 200, body: null });
    expect(await list(sandbox)).toEqual([]);
    expect((await begin(sandbox, 'dois.mrc', 10)).status).toBe(201);
  });

  it('goes on where it was stopped', async () => {
    const sandbox = await room.newSandbox();
    const id = await send(sandbox, 'acervo.mrc', fileOf(3000, 'Geologia'));
    expect((await piece(sandbox, id, 0, Buffer.from('x'))).status).toBe(409);
    expect((await act(sandbox, id, 'undo')).status).toBe(409);
    await act(sandbox, id, 'stop');
    const stopped = await over(sandbox);
    expect(stopped).toMatchObject({ state: 'interrupted', resumable: true });
    expect(stopped.records).toBeLessThan(3000);
    expect(stopped.added).toBe(stopped.records);
    await act(sandbox, id, 'resume');
    expect(await over(sandbox)).toMatchObject({ state: 'done', records: 3000, added: 3000 });
    expect((await act(sandbox, id, 'resume')).status).toBe(422);
  });

  it('never goes on beside another one, nor beside the undoing of one, also when both are asked for at once', async () => {
    const sandbox = '';
    const stopped = async (name: string) => {
      const id = await send(sandbox, name, fileOf(3, name));
      await act(sandbox, id, 'stop');
      expect(await over(sandbox)).toMatchObject({ id, state: 'interrupted', resumable: true });
      return id;
    };
    const oneOf = async (...acts: ['resume' | 'undo', number][]) => {
      const replies = await Promise.all(acts.map(([what, id]) => act(sandbox, id, what)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const begun = replies.find(({ status }) => status === 200)?.body?.id ?? 0;
      await act(sandbox, begun, 'stop');
      await over(sandbox);
    };
    await room.db().$transaction(
      async (tx) => {
        // Keeps every import, and every undoing, from its end.
        await tx.$executeRaw`LOCK TABLE autoridade IN SHARE MODE`;
        const [first, second] = [await stopped('um.mrc'), await stopped('dois.mrc')];
        await oneOf(['resume', first], ['resume', second]);
        await oneOf(['resume', first], ['undo', second]);
        await oneOf(['undo', first], ['undo', second]);
      },
      { timeout: 60_000 },
    );
  });

  it('is reported record by record', async () => {
    const sandbox = await room.newSandbox();
    const file = Buffer.concat([
      ...[bytesOf(1, 'Um'), bytesOf(1, 'Outro'), bytesOf(2, 'Dois'), Buffer.from('00020nam\x1d')],
      bytesOf(3, 'Três'),
    ]);
    const id = await send(sandbox, 'acervo.mrc', file);
    const run = await over(sandbox);
    expect(run).toMatchObject({ state: 'done', records: 5, added: 3 });
    expect(run.notes).toContainEqual({ kind: 'same-number', records: 1, first: 2, rejected: true });
    const reply = await room.app().inject({
      url: `/__mock/imports/${id}/report`,
      headers: { 'x-sandbox': sandbox },
    });
    expect(reply.headers['content-disposition']).toContain('acervo.mrc.report.csv');
    const [head, ...lines] = reply.body.trim().split(/\r?\n/);
    expect(head).toMatch(/record.*byte.*control number.*kind.*message/);
    expect(lines).toHaveLength(run.notes.reduce((sum, { records }) => sum + records, 0));
    expect(lines.join('\n')).toContain('record 1 of this file has the same control number');
    // In the order of the records, though what cannot be read is found before they are compared.
    expect(lines.map((line) => /\d+/.exec(line)?.[0])).toEqual(['2', '4']);
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more'), 'not-marc'],
    ['a page', Buffer.from('<html><body>MARC</body></html>'), 'not-marc'],
    ['blanks', Buffer.from('\n\n\n'), 'no-records'],
    ['zeros that decompress to a hundred times the file', gzipSync(Buffer.alloc(4_000_000)), 'no-records'],
    ['a compressed file that is cut off', gzipSync(fileOf(200, 'Física', 500)).subarray(0, 900), 'unreadable'],
  ])('is refused when it is %s', async (_, file, failure) => {
    const sandbox = await room.newSandbox();
    await send(sandbox, 'acervo', file);
    expect(await over(sandbox)).toMatchObject({ state: 'failed', added: 0, failure, resumable: false });
  });

  it('may not define entities that grow', async () => {
    const sandbox = await room.newSandbox();
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <collection><record><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">1</controlfield>
      <datafield tag="245" ind1="1" ind2="0"><subfield code="a">&b;</subfield></datafield></record></collection>`;
    await send(sandbox, 'acervo.xml', Buffer.from(bomb));
    const run = await over(sandbox);
    expect(run).toMatchObject({ added: 0, records: 1 });
    expect(run.notes).toMatchObject([{ kind: 'xml-malformed', rejected: true }]);
  });

  it('is neither empty nor larger than the control room takes', async () => {
    const sandbox = await room.newSandbox();
    expect((await begin(sandbox, 'vazio.mrc', 0)).status).toBe(422);
    expect((await begin(sandbox, 'grande.mrc', maxImportBytes + 1)).status).toBe(413);
    expect((await begin(sandbox, ' ', 10)).status).toBe(422);
    expect((await act(sandbox, 77, 'undo')).status).toBe(404);
    expect(await list(sandbox)).toEqual([]);
  });

  it('is read in another encoding than its leader says when that is asked for', async () => {
    const sandbox = await room.newSandbox();
    const file = Buffer.from(bytesOf(1, 'Acao').map((byte, at) => (at === 9 ? 0x20 : byte)));
    file[file.indexOf('Acao') + 1] = 0xe7;
    await send(sandbox, 'acervo.mrc', file, { encoding: 'iso-8859-1', source: 'BC' });
    expect(await over(sandbox)).toMatchObject({ state: 'done', added: 1 });
    expect(JSON.stringify(await found(sandbox, 'açao'))).toContain('Açao');
  });

  it('ends with the sandbox that it is for', async () => {
    const sandbox = await room.newSandbox();
    await send(sandbox, 'acervo.mrc', fileOf(3000, 'Química'));
    expect((await room.ask(`/__mock/sandboxes/${sandbox}`, { method: 'DELETE' })).status).toBe(204);
    expect((await room.ask('/__mock/sandboxes')).body).not.toContainEqual(expect.objectContaining({ id: sandbox }));
  });
});

describe('who may import', () => {
  it('is who may use the whole control room: no visitor, not even into a sandbox of the own', async () => {
    const server = await openTestApp({
      env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public', CONTROL_KEY: 'a key of sixteen' },
    });
    const ask = (url: string, headers: Record<string, string>, body?: object) =>
      server.app.inject({ method: body ? 'POST' : 'GET', url, headers, payload: body });
    const { id } = (await ask('/__mock/sandboxes', {}, {})).json<{ id: string }>();
    const file = { name: 'acervo.mrc', bytes: 10 };
    const visitor = { 'x-sandbox': id };
    expect((await ask('/__mock/imports', {}, file)).statusCode).toBe(403);
    expect((await ask('/__mock/imports', visitor, file)).statusCode).toBe(403);
    expect((await ask('/__mock/imports', visitor)).statusCode).toBe(403);
    for (const what of ['stop', 'resume', 'undo'])
      expect((await ask(`/__mock/imports/1/${what}`, visitor, {})).statusCode).toBe(403);
    expect((await ask('/__mock/imports/1/report', visitor)).statusCode).toBe(403);
    expect((await ask('/__mock/imports', { 'x-control-key': 'a key of sixteen' }, file)).statusCode).toBe(201);
    await server.stop();
  });
});

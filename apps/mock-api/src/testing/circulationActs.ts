import type { HoldEntry } from '@catalogue/api-contract';
import fc from 'fast-check';
import { openTestApp } from './app';
import { callAs } from './callAs';
import { stock } from './shelf';

// What readers do at random, for the tests over histories.

export const readers = ['nada-consta', 'trocas', 'sem-cpf', 'carla'] as const;
type Reader = (typeof readers)[number];
export type Act = { who: Reader } & ({ does: 'place' | 'cancel'; title: number } | { does: 'renew' });

const who = fc.constantFrom(...readers);
export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who, does: fc.constant('place' as const), title: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ who, does: fc.constant('cancel' as const), title: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ who, does: fc.constant('renew' as const) }) },
);

/**
 * Three titles: two copies of which one stays on loan, one copy that is returned, and one on the shelf next to one that
 * is returned late.
 */
export async function openServer() {
  const server = await openTestApp({ env: { LOG_LEVEL: 'silent' } });
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
  const titles = [
    await stock(server, [
      { due: '2026-03-14', cod_pessoa },
      { due: '2026-03-12', returns_on: '2026-03-12' },
    ]),
    await stock(server, [{ due: '2026-03-11', returns_on: '2026-03-13' }]),
    await stock(server, [{}, { due: '2026-03-11', returns_on: '2026-03-14' }]),
  ];
  return { server, titles, call: callAs(server) };
}
export type OpenServer = Awaited<ReturnType<typeof openServer>>;

export async function perform({ call, titles }: OpenServer, { who, ...wanted }: Act): Promise<number> {
  if (wanted.does === 'renew') {
    const { status, body } = await call<{ titulos: { codExemplar: string; codBibliotecaExemplar: string }[] }>(
      who,
      'GET',
      '/api/emprestimo/titulos-pendentes',
    );
    expect([status, body]).toEqual([200, expect.anything()]);
    if (body.titulos.length === 0) return 200;
    const loans = body.titulos.map(({ codExemplar, codBibliotecaExemplar }) => ({
      codExemplar,
      codBibliotecaExemplar,
    }));
    return (await call(who, 'POST', '/api/emprestimo/renovacao', loans)).status;
  }
  const title = titles[wanted.title] ?? 0;
  if (wanted.does === 'cancel') {
    const { body } = await call<HoldEntry[]>(who, 'GET', '/api/reserva');
    const own = body
      .filter(({ cod_acervo }) => cod_acervo === String(title))
      .map(({ cod_reserva }) => Number(cod_reserva));
    return own.length === 0 ? 204 : (await call(who, 'DELETE', '/api/reserva', own)).status;
  }
  const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
  return (await call(who, 'POST', '/api/reserva', { cod_acervo: title, biblioteca: 1, ...wish })).status;
}

import fc from 'fast-check';
import { passwordGrant } from './callAs';
import type { OpenServer } from './circulationActs';
import { isNews, type History } from './toldHistory';

// People sign in on several devices, and end sessions from another one.

const people = ['nada-consta', 'sem-cpf'] as const;
const devices = [
  'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

export type AccessAct =
  { access: 'signIn'; who: (typeof people)[number]; device: number } | { access: 'end'; session: number };

export const accessAct: fc.Arbitrary<AccessAct> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      access: fc.constant('signIn' as const),
      who: fc.constantFrom(...people),
      device: fc.nat(devices.length - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ access: fc.constant('end' as const), session: fc.nat(2) }) },
);

interface Session {
  id: string;
  who: string;
  isEnded: boolean;
}

/** The session of an access token. */
const sessionOf = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid;
};

/** Begins such histories; nobody has signed in before. */
export function openAccesses({ server, call }: OpenServer): History<AccessAct> {
  const known = new Map<string, Set<number>>();
  const sessions: Session[] = [];
  return {
    kinds: ['acesso_novo'],

    async does(act) {
      if (act.access === 'end') {
        const session = sessions.at(-1 - act.session);
        if (!session || session.isEnded) return [];
        session.isEnded = true;
        const address = `/api/pessoas/meu-pergamum/sessoes/${session.id}`;
        expect((await call(session.who, 'DELETE', address)).status).toBe(204);
        return [];
      }
      const { who, device } = act;
      const { cod_pessoa: person } = await server.db.personLogin.findUniqueOrThrow({ where: { login: who } });
      const reply = await server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { 'user-agent': devices[device], lang: '1' },
        payload: passwordGrant(who),
      });
      expect(reply.statusCode).toBe(200);
      const id = sessionOf(reply.json<{ access_token: string }>().access_token);
      sessions.push({ id, who, isEnded: false });
      const own = known.get(who) ?? new Set();
      const isNew = own.size > 0 && !own.has(device);
      known.set(who, own.add(device));
      return isNew ? [{ person, tipo: 'acesso_novo', thing: `sessao:${id}`, says: '127.0.0.1' }] : [];
    },

    begins: () => [],

    isTrue: ({ codigo, dia }, today) =>
      isNews({ dia }, today) && sessions.some(({ id, isEnded }) => id === codigo && !isEnded),
  };
}

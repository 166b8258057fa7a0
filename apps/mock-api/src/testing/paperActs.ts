import type { PaymentSlip } from '@catalogue/api-contract';
import { addDays, dateOf } from '@catalogue/domain';
import fc from 'fast-check';
import type { OpenServer } from './circulationActs';
import { isNews, type History, type Told } from './toldHistory';

// Slips are issued, paid and lapse; units take back who has signed a declaration, and suspend.

const debtors = ['sem-cpf', 'trocas'] as const;
const signer = 'nada-consta';
/** The units of the declarations, and how many days before the history they were signed: they are good for 30. */
const signed = [
  [3, 24],
  [4, 28],
  [5, 26],
] as const;
const debt = 5;

export type PaperAct =
  | { paper: 'issue'; who: (typeof debtors)[number]; debts: number }
  | { paper: 'pay' | 'payDebt'; slip: number }
  | { paper: 'suspend'; unit: number; days: number }
  | { paper: 'takeBack' | 'prolong'; deviation: number };

export const paperAct: fc.Arbitrary<PaperAct> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      paper: fc.constant('issue' as const),
      who: fc.constantFrom(...debtors),
      debts: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ paper: fc.constantFrom('pay' as const, 'payDebt' as const), slip: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ paper: fc.constant('suspend' as const), unit: fc.nat(2), days: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ paper: fc.constantFrom('takeBack' as const, 'prolong' as const), deviation: fc.nat(4) }),
  },
);

interface Slip {
  id: number;
  numero: string;
  person: number;
  ate: string;
  debts: number[];
  /** What it was for is paid, by it or in another way. */
  isOver: boolean;
}
interface Deviation {
  id: number;
  unit: number;
  from: string;
  to: string | null;
  cause: string;
}
interface Declaration {
  id: number;
  ate: string;
  deviation: Deviation;
}

/** Declarations that were signed some days before `begin` (ISO), with the deviations that they caused. */
async function signAll({ server: { db }, call }: OpenServer, person: number, begin: string) {
  const declarations: Declaration[] = [];
  for (const [unit, ago] of signed) {
    const asked = { cod_biblioteca: unit };
    const where = { ...asked, cod_pessoa: person };
    expect((await call(signer, 'POST', '/api/unidade-informacao/nada-consta', asked)).status).toBe(201);
    const from = addDays(begin, -ago);
    const { id } = await db.clearance.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    const deviation = await db.deviation.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    await db.clearance.update({ where: { id }, data: { assinado_em: new Date(`${from}T15:00:00Z`) } });
    await db.deviation.update({ where: { id: deviation.id }, data: { data_inicio: dateOf(from) } });
    declarations.push({
      id,
      ate: addDays(from, 30),
      deviation: { id: deviation.id, unit, from, to: null, cause: deviation.origem },
    });
  }
  return declarations;
}

/** Begins such histories on a day (ISO), on which the signer owes nothing. */
export async function openPapers(open: OpenServer, begin: string): Promise<History<PaperAct>> {
  const { server, call } = open;
  const { db } = server;
  const codeOf = async (login: string) => (await db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
  const person = await codeOf(signer);
  const declarations = await signAll(open, person, begin);
  const deviations = declarations.map(({ deviation }) => deviation);
  const slips: Slip[] = [];
  const isOpen = ({ isOver, ate }: Slip, today: string) => !isOver && ate >= today;
  const isCancelled = ({ deviation: { to } }: Declaration, today: string) => to !== null && to < today;
  const ofSlip = (tipo: 'guia_paga' | 'guia_vence_amanha', { id, debts, person, ate }: Slip): Told => {
    const valor = (debts.length * debt).toFixed(2);
    return { person, tipo, thing: `guia:${id}`, says: tipo === 'guia_paga' ? valor : `${valor} ${ate}` };
  };

  async function issue(who: string, many: number, today: string): Promise<void> {
    const cod_pessoa = await codeOf(who);
    const owed = { cod_pessoa, cod_biblioteca: 1, tipo_servico: 'outros', motivo: 'Cópias', valor_multa: debt };
    const debts: number[] = [];
    for (let one = 0; one < many; one++) debts.push((await db.debt.create({ data: owed })).cod_debito);
    const asked = { cod_biblioteca: 1, debitos: debts };
    const { status, body } = await call<PaymentSlip>(who, 'POST', '/api/unidade-informacao/guias', asked);
    expect(status).toBe(201);
    const ate = addDays(today, 5);
    slips.push({
      id: Number(body.numero.slice(4)),
      numero: body.numero,
      person: cod_pessoa,
      ate,
      debts,
      isOver: false,
    });
  }

  async function settle(act: PaperAct & { slip: number }, today: string): Promise<Told[]> {
    const slip = slips.at(-1 - act.slip);
    if (!slip) return [];
    if (act.paper === 'pay') {
      const isPaid = isOpen(slip, today);
      expect((await call(null, 'POST', `/__mock/slips/${slip.numero}/pay`)).status).toBe(isPaid ? 200 : 422);
      if (!isPaid) return [];
      slip.isOver = true;
      return [ofSlip('guia_paga', slip)];
    }
    // Its first debt alone, at the desk: the slip would be paid for nothing.
    if (!slip.isOver) expect((await call(null, 'POST', `/__mock/debts/${slip.debts[0]}/pay`)).status).toBe(200);
    slip.isOver = true;
    return [];
  }

  async function endOn(deviation: Deviation, to: string): Promise<void> {
    await db.deviation.update({ where: { id: deviation.id }, data: { data_fim: dateOf(to) } });
    server.changed();
    deviation.to = to;
  }

  return {
    kinds: ['guia_vence_amanha', 'guia_paga', 'nada_consta_vence', 'nada_consta_venceu', 'afastamento_terminou'],

    async does(act, today) {
      if ('slip' in act) return settle(act, today);
      if (act.paper === 'issue') await issue(act.who, act.debts, today);
      else if (act.paper === 'suspend') {
        const unit = signed[act.unit]?.[0] ?? 3;
        const [to, cause] = [addDays(today, act.days), 'equipe'];
        const { id } = await db.deviation.create({
          data: {
            ...{ cod_pessoa: person, cod_biblioteca: unit, motivo: 'Perda', origem: cause },
            ...{ data_inicio: dateOf(today), data_fim: dateOf(to) },
          },
        });
        server.changed();
        deviations.push({ id, unit, from: today, to, cause });
      } else {
        const deviation = deviations[act.deviation % deviations.length];
        if (!deviation) return [];
        const { to } = deviation;
        // The staff ends one that goes on, or lets one that has ended go on.
        if (act.paper === 'takeBack' && (to === null || to > today)) await endOn(deviation, today);
        if (act.paper === 'prolong' && to !== null && to < today) await endOn(deviation, addDays(today, 2));
      }
      return [];
    },

    begins(day) {
      const ended = deviations.filter(({ to }) => to === addDays(day, -1));
      const isKept = (unit: number) =>
        deviations.some((one) => one.unit === unit && one.from <= day && (one.to === null || one.to >= day));
      return [
        ...slips
          .filter((slip) => isOpen(slip, day) && slip.ate === addDays(day, 1))
          .map((slip) => ofSlip('guia_vence_amanha', slip)),
        ...declarations.flatMap((declaration): Told[] => {
          const { id, ate } = declaration;
          const tipo =
            ate === addDays(day, 3) ? 'nada_consta_vence' : ate === addDays(day, -1) ? 'nada_consta_venceu' : null;
          return tipo === null || isCancelled(declaration, day)
            ? []
            : [{ person, tipo, thing: `declaracao:${id}`, says: ate }];
        }),
        // Who comes back to a unit comes back once, however many deviations have ended.
        ...signed.flatMap(([unit]): Told[] => {
          const own = ended.filter((one) => one.unit === unit);
          const [one] = [...own.filter(({ cause }) => cause === 'nada_consta'), ...own];
          if (!one || isKept(unit)) return [];
          return [
            { person, tipo: 'afastamento_terminou', thing: `afastamento:${one.id}`, says: `${one.cause} ${one.to}` },
          ];
        }),
      ];
    },

    isTrue({ tipo, codigo, dia, ate }, today) {
      const id = Number(codigo);
      switch (tipo) {
        case 'guia_vence_amanha':
          return slips.some((slip) => slip.id === id && isOpen(slip, today));
        case 'nada_consta_vence':
          return declarations.some((one) => one.id === id && !isCancelled(one, today) && one.ate >= today);
        case 'afastamento_terminou':
          return isNews({ dia }, today) && deviations.some((one) => one.id === id && one.to === ate);
        default:
          return isNews({ dia }, today);
      }
    },
  };
}

import { LoanRequestStatus, type LoanRequestStatusCode, type RequestCombination } from '@catalogue/api-contract';
import { isEmail, isPhone } from '../contact';
import { addDays } from '../dates';
import { isFree, type CopyFacts } from '../title/permissions';
import {
  groupsOf,
  matchesPreference,
  preferenceFor,
  type CopyParts,
  type CopyPreference,
} from '../holds/copyPreference';

/** Maximum open requests per person (D1 §6 has a limit; the number is this project's). */
export const maxOpenRequests = 3;

/** Days after a request when its status changes: the copy is sent, arrives, and is handed over. */
const requestDays = { inTransit: 1, available: 3, finished: 6 };

const openStatuses: readonly string[] = [
  LoanRequestStatus.waiting,
  LoanRequestStatus.inTransit,
  LoanRequestStatus.available,
];

/** Whether a request, of a loan or of another type, is still open (ruling C12). */
export const isOpenRequest = (status: string): boolean => openStatuses.includes(status);

/** Whether the library takes a requested loan to an address or another place; otherwise it is picked up. */
export const isDelivered = (request: {
  domicilio?: string | null | undefined;
  recebimento_textual?: string | null | undefined;
}): boolean => Boolean(request.domicilio ?? request.recebimento_textual);

/** The status of an open request this many days after it was made. */
export function requestStatusAfter(days: number): LoanRequestStatusCode {
  if (days >= requestDays.finished) return LoanRequestStatus.finished;
  if (days >= requestDays.available) return LoanRequestStatus.available;
  return days >= requestDays.inTransit ? LoanRequestStatus.inTransit : LoanRequestStatus.waiting;
}

/** The days (ISO) on which a request made on a day reached each status up to this one; none for one that failed. */
export const requestDaysUpTo = (status: string, made: string): Record<string, string> =>
  Object.fromEntries(
    Object.values(requestDays)
      .map((after) => [requestStatusAfter(after), addDays(made, after)] as const)
      .filter(([reached]) => reached <= status && status <= LoanRequestStatus.finished),
  );

const nextStatuses: Partial<Record<string, LoanRequestStatusCode>> = {
  [LoanRequestStatus.waiting]: LoanRequestStatus.inTransit,
  [LoanRequestStatus.inTransit]: LoanRequestStatus.available,
  [LoanRequestStatus.available]: LoanRequestStatus.finished,
};

/** The status that follows one of an open request; null when it has ended. */
export const nextRequestStatus = (status: string): LoanRequestStatusCode | null => nextStatuses[status] ?? null;

/** The first day (ISO), `from` or later, when one of these open requests changes status; null when none does. */
export function nextMove(requests: readonly { status: string; made: string }[], from: string): string | null {
  const days = requests.flatMap(({ status, made }) =>
    Object.values(requestDays)
      .filter((after) => requestStatusAfter(after) > status)
      .map((after) => addDays(made, after)),
  );
  const [first] = days.map((day) => (day > from ? day : from)).sort();
  return first ?? null;
}

/**
 * Why a loan cannot be requested; also the text key that explains it. Four reasons of D1 §8, and a unit the person left
 * (D1 §4).
 */
type LoanRequestBlock =
  | 'pessoa_afastada'
  | 'limite_solicitacoes_excedido'
  | 'solicitacao_ja_existe'
  | 'sem_exemplar_disponivel'
  | 'exemplares_ja_solicitados';

interface LoanRequestFacts {
  wish: CopyPreference;
  /** The library that lends the copy. */
  biblioteca_origem: number;
  copies: readonly (CopyFacts & CopyParts & { cod_biblioteca: number })[];
  /** The person's open requests, of any title. */
  own: readonly (CopyPreference & { cod_acervo: number })[];
  cod_acervo: number;
  /** All persons' requests for this title from this library whose copy has not been taken from the shelf yet. */
  waiting: readonly CopyPreference[];
  isAway: boolean;
}

/** The person's open request for the same copy. */
export const repeatedRequest = <Own extends CopyPreference & { cod_acervo: number }>({
  own,
  cod_acervo,
  wish,
}: {
  own: readonly Own[];
  cod_acervo: number;
  wish: CopyPreference;
}): Own | undefined => own.find((request) => request.cod_acervo === cod_acervo && isSameWish(request, wish));

/**
 * Why a loan cannot be requested, or null when it can. A requested copy stays on the shelf until staff collect it, so
 * each waiting request counts against the free copies.
 */
export function loanRequestBlock(facts: LoanRequestFacts): LoanRequestBlock | null {
  const { wish, biblioteca_origem, copies, own, cod_acervo, waiting, isAway } = facts;
  if (isAway) return 'pessoa_afastada';
  if (repeatedRequest({ own, cod_acervo, wish })) return 'solicitacao_ja_existe';
  if (own.length >= maxOpenRequests) return 'limite_solicitacoes_excedido';
  const free = copies.filter(
    (copy) => isFree(copy) && copy.cod_biblioteca === biblioteca_origem && matchesPreference(wish, copy),
  ).length;
  if (free === 0) return 'sem_exemplar_disponivel';
  return waiting.filter((request) => isSameWish(request, wish)).length >= free ? 'exemplares_ja_solicitados' : null;
}

/**
 * Every kind of free copy per library, with the reason why a request of it would be refused. `waiting`: waiting
 * requests of all persons, with the library they are sent to. The receiving library is not known yet, so deviations do
 * not count.
 */
export function requestCombinations({
  copies,
  waiting,
  ...facts
}: Pick<LoanRequestFacts, 'own' | 'cod_acervo'> & {
  copies: LoanRequestFacts['copies'];
  waiting: readonly (CopyPreference & { biblioteca_origem: number })[];
}) {
  const free = copies.filter(isFree);
  return [...new Set(free.map(({ cod_biblioteca }) => cod_biblioteca))].flatMap((biblioteca_origem) =>
    groupsOf(free.filter((copy) => copy.cod_biblioteca === biblioteca_origem)).flatMap(([copy]) => {
      if (!copy) return [];
      const wish = { ...preferenceFor(copy), localizacao: null };
      const requested = waiting.filter((request) => request.biblioteca_origem === biblioteca_origem);
      const motivo = loanRequestBlock({ ...facts, copies, wish, biblioteca_origem, waiting: requested, isAway: false });
      const { volume, tomo, parte, material_adicional } = wish;
      return { biblioteca_origem, volume, tomo, parte, material_adicional, motivo };
    }),
  );
}

/** Why no request of this title is possible, for any kind of copy; null when one is possible. */
export function titleRequestBlock(
  own: number,
  combinacoes: readonly { motivo: LoanRequestBlock | null }[],
): LoanRequestBlock | null {
  if (combinacoes.length === 0)
    return own >= maxOpenRequests ? 'limite_solicitacoes_excedido' : 'sem_exemplar_disponivel';
  const blocks = combinacoes.map(({ motivo }) => motivo);
  if (blocks.includes(null)) return null;
  // Prefer a reason that is not about a single kind of copy.
  return blocks.find((block) => block !== 'solicitacao_ja_existe') ?? 'solicitacao_ja_existe';
}

/** The blocks that a request form knows before it is submitted. */
interface KnownBlocks {
  motivo: string | null;
  combinacoes: readonly RequestCombination[];
  bibliotecas_recebimento: readonly { cod_biblioteca: string; afastada: boolean }[];
}

/** Why the request as filled in so far will be refused by `loanRequestBlock`; null when no reason is known. */
export function knownRequestBlock(
  known: KnownBlocks,
  chosen: Omit<RequestCombination, 'motivo'> & { biblioteca_recebimento: string },
): string | null {
  const receiving = known.bibliotecas_recebimento.find(
    ({ cod_biblioteca }) => cod_biblioteca === chosen.biblioteca_recebimento,
  );
  if (receiving?.afastada) return 'pessoa_afastada';
  const names = ['biblioteca_origem', 'volume', 'tomo', 'parte', 'material_adicional'] as const;
  if (names.some((name) => chosen[name] === '')) return known.motivo;
  const combination = known.combinacoes.find((each) => names.every((name) => each[name] === chosen[name]));
  return combination ? combination.motivo : (known.motivo ?? 'sem_exemplar_disponivel');
}

const isSameWish = (one: CopyPreference, other: CopyPreference): boolean =>
  (['volume', 'tomo', 'parte', 'material_adicional'] as const).every((part) => one[part] === other[part]);

/** A validation error of a delivery; also the text key that explains it. */
export type DeliveryFlaw =
  | 'telefone_invalido'
  | 'email_invalido'
  | 'domicilio_obrigatorio'
  | 'local_recebimento_obrigatorio'
  | 'local_recebimento_invalido';

interface Delivery {
  telefone: string;
  email: string;
  /** The address, for home delivery only (ruling D19). */
  domicilio?: string | undefined;
  cod_local_recebimento?: number | undefined;
  recebimento_textual?: string | undefined;
}

/**
 * All validation errors of a delivery: phone and e-mail, then the place by delivery method (D1 §5, ruling D19): a home
 * address, a receiving place of the receiving library, or free text. `places`: the codes of that library's places.
 */
export function deliveryFlaws(delivery: Delivery, places: readonly number[]): DeliveryFlaw[] {
  const flaws: (DeliveryFlaw | false | null)[] = [
    !isPhone(delivery.telefone) && 'telefone_invalido',
    !isEmail(delivery.email) && 'email_invalido',
    placeFlaw(delivery, places),
  ];
  return flaws.filter((flaw) => flaw !== false && flaw !== null);
}

function placeFlaw(
  { domicilio, cod_local_recebimento, recebimento_textual }: Delivery,
  places: readonly number[],
): DeliveryFlaw | null {
  if (domicilio !== undefined) return domicilio.trim() === '' ? 'domicilio_obrigatorio' : null;
  if (cod_local_recebimento !== undefined)
    return places.includes(cod_local_recebimento) ? null : 'local_recebimento_invalido';
  return recebimento_textual?.trim() ? null : 'local_recebimento_obrigatorio';
}

/** The first validation error of a delivery, or null. */
export const deliveryFlaw = (delivery: Delivery, places: readonly number[]): DeliveryFlaw | null =>
  deliveryFlaws(delivery, places)[0] ?? null;

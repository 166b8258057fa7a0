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

/** How many requests of one person may be open at once (D1 §6 has a limit, its number is ours). */
export const maxOpenRequests = 3;

/** Days after a request on which its status changes: what was asked for sets out, arrives, and is handed over. */
const requestDays = { inTransit: 1, available: 3, finished: 6 };

const openStatuses: readonly string[] = [
  LoanRequestStatus.waiting,
  LoanRequestStatus.inTransit,
  LoanRequestStatus.available,
];

/** Whether the library is still busy with a request, of a loan or of another type (ruling C12). */
export const isOpenRequest = (status: string): boolean => openStatuses.includes(status);

/** The status of an open request so many days after it was made. */
export function requestStatusAfter(days: number): LoanRequestStatusCode {
  if (days >= requestDays.finished) return LoanRequestStatus.finished;
  if (days >= requestDays.available) return LoanRequestStatus.available;
  return days >= requestDays.inTransit ? LoanRequestStatus.inTransit : LoanRequestStatus.waiting;
}

/** The first day (ISO) from `from` on at which one of these open requests moves on; null when there is none. */
export function nextMove(requests: readonly { status: string; made: string }[], from: string): string | null {
  const days = requests.flatMap(({ status, made }) =>
    Object.values(requestDays)
      .filter((after) => requestStatusAfter(after) > status)
      .map((after) => addDays(made, after)),
  );
  const [first] = days.map((day) => (day > from ? day : from)).sort();
  return first ?? null;
}

/** Why a loan cannot be requested; also the text key that explains it. The four of D1 §8, and the unit that was left (D1 §4). */
type LoanRequestBlock =
  | 'pessoa_afastada'
  | 'limite_solicitacoes_excedido'
  | 'solicitacao_ja_existe'
  | 'sem_exemplar_disponivel'
  | 'exemplares_ja_solicitados';

interface LoanRequestFacts {
  wish: CopyPreference;
  /** The library whose copy is asked for. */
  biblioteca_origem: number;
  copies: readonly (CopyFacts & CopyParts & { cod_biblioteca: number })[];
  /** The person's open requests, of any title. */
  own: readonly (CopyPreference & { cod_acervo: number })[];
  cod_acervo: number;
  /** Everybody's requests of this title from this library that wait for a copy to be taken from the shelf. */
  waiting: readonly CopyPreference[];
  isAway: boolean;
}

/** The person's own open request that asks for the very same. */
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
 * Why a loan cannot be requested, or null when it can. A request leaves the copy on the shelf until somebody takes it there, so
 * each waiting one counts against the free copies.
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
 * Every kind of copy that stands free in a library, with what stands against a request of it. `waiting`: everybody's requests that
 * wait, with the library they ask. Where the copy goes is not known yet, so that no deviation counts.
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
      const asked = waiting.filter((request) => request.biblioteca_origem === biblioteca_origem);
      const motivo = loanRequestBlock({ ...facts, copies, wish, biblioteca_origem, waiting: asked, isAway: false });
      const { volume, tomo, parte, material_adicional } = wish;
      return { biblioteca_origem, volume, tomo, parte, material_adicional, motivo };
    }),
  );
}

/** What stands against any request of a title, whatever kind of copy is asked for; null when one can be asked for. */
export function titleRequestBlock(
  own: number,
  combinacoes: readonly { motivo: LoanRequestBlock | null }[],
): LoanRequestBlock | null {
  if (combinacoes.length === 0)
    return own >= maxOpenRequests ? 'limite_solicitacoes_excedido' : 'sem_exemplar_disponivel';
  const blocks = combinacoes.map(({ motivo }) => motivo);
  if (blocks.includes(null)) return null;
  // Of several reasons, the one that is not about a single kind of copy.
  return blocks.find((block) => block !== 'solicitacao_ja_existe') ?? 'solicitacao_ja_existe';
}

/** What a request form knows before it is sent. */
interface KnownBlocks {
  motivo: string | null;
  combinacoes: readonly RequestCombination[];
  bibliotecas_recebimento: readonly { cod_biblioteca: string; afastada: boolean }[];
}

/** Why the request that was put together so far will be refused, as `loanRequestBlock` will say; null when nothing is known against it. */
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

/** What is wrong with where and for whom a copy is to be delivered; also the text key that explains it. */
export type DeliveryFlaw =
  | 'telefone_invalido'
  | 'email_invalido'
  | 'domicilio_obrigatorio'
  | 'local_recebimento_obrigatorio'
  | 'local_recebimento_invalido';

interface Delivery {
  telefone: string;
  email: string;
  /** Given for home delivery alone: the address (ruling D19). */
  domicilio?: string | undefined;
  cod_local_recebimento?: number | undefined;
  recebimento_textual?: string | undefined;
}

/**
 * All that is wrong with a delivery: phone and e-mail, then the place by the way chosen (D1 §5, ruling D19): an address at
 * home, a receiving place of the receiving library, or a place in one's own words. `places`: the codes of that library's places.
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

/** The first thing that is wrong with a delivery, or null. */
export const deliveryFlaw = (delivery: Delivery, places: readonly number[]): DeliveryFlaw | null =>
  deliveryFlaws(delivery, places)[0] ?? null;

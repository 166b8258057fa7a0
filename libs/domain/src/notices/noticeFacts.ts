import type { Notice, PendingTitle } from '@catalogue/api-contract';
import type { RenewalEligibility } from '../person/renewalEligibility';

/** The thing of a notice, and whose it is. */
export interface NoticeThing {
  cod_pessoa: number;
  codigo: string;
  cod_acervo: string | null;
  nome: string;
  /** Where it is returned or picked up; null for a loan request that is delivered. */
  desc_biblioteca: string | null;
}

/** What decides whether a loan can be renewed, besides its due date. */
export type RenewalFacts = Pick<
  PendingTitle,
  'qtdeRenovacoes' | 'reservado' | 'limiteRenovacoes' | 'diasEmprestimo'
> & {
  /** What stops all renewals of its person; undefined for nobody known. */
  pessoa: RenewalEligibility | undefined;
};

/** How far a request is, and what the library has answered. */
export interface RequestState {
  status: string;
  resposta?: string | null;
  valor?: number | null;
}

/** What one person's day brings is read from these; dates are ISO dates. */
export interface FactsOfDay {
  /**
   * Open loans, due on `ate`; with the last open day before a day on which their library is closed, or its hours on that day
   * (`horario`), their renewal, and whether their person was told of that date before.
   */
  loans: readonly (NoticeThing & {
    ate: string;
    devolver_ate?: string | null;
    horario?: Notice['horario'];
    renewal?: RenewalFacts;
    isTold?: boolean;
  })[];
  /**
   * Holds; `posicao` of those that wait, `untold`: changed since the person was last told, `horario`: when the library of a
   * ready one is open on its last day.
   */
  holds: readonly (NoticeThing & {
    situacao: string;
    ate: string | null;
    posicao: number | null;
    untold: boolean;
    horario?: Notice['horario'];
  })[];
  /** Loan requests and other requests whose status, answer or cost (in reais) has changed. */
  loanRequests: readonly (NoticeThing & RequestState)[];
  requests: readonly (NoticeThing & RequestState)[];
  /** Comments that the library has decided on. */
  comments: readonly (NoticeThing & { aprovado: boolean })[];
  /** Followed searches that have found these new titles. */
  searches: readonly (Omit<NoticeThing, 'cod_acervo'> & { novos: readonly string[] })[];
  /** Interest profiles with these new titles; `nome` is the newest one's. */
  profiles: readonly (Omit<NoticeThing, 'cod_acervo'> & { novos: readonly string[] })[];
  /** Interests that end on `ate`: have ended, or will in so many days as they can be extended before. */
  interests: readonly (NoticeThing & { ate: string })[];
  /** Issues that have come in of serials that people follow; `nome` is the serial's. */
  issues: readonly (NoticeThing & { rotulo: string })[];
  /** Open slips, payable until `ate`. */
  slips: readonly (NoticeThing & { ate: string; valor: string })[];
  /** Slips that were paid since their person was last told. */
  paidSlips: readonly (NoticeThing & { valor: string })[];
  /** Loans, due on `ate`, that came back late since their person was last told, and what their unpaid fine stopped at. */
  stoppedFines: readonly (NoticeThing & { ate: string; valor: string })[];
  /** Signed declarations, good until `ate`; `nome` is their unit's. */
  declarations: readonly (NoticeThing & { ate: string })[];
  /** Deviations whose last day is `ate`, one of each unit from which none other keeps its person; `nome` is the unit's. */
  deviations: readonly (NoticeThing & { ate: string; origem: string })[];
}

/** No facts: what a day or an act does not bring. */
export const noFacts: FactsOfDay = {
  loans: [],
  holds: [],
  loanRequests: [],
  requests: [],
  comments: [],
  searches: [],
  profiles: [],
  interests: [],
  issues: [],
  slips: [],
  paidSlips: [],
  stoppedFines: [],
  declarations: [],
  deviations: [],
};

/** What an act, of the desk or of another patron, changes of a person's own things: told at once (decision 030). */
export type FactsOfAct = Pick<FactsOfDay, 'holds' | 'loanRequests' | 'requests' | 'comments' | 'paidSlips'>;

// What the calls under `/__mock` answer, written out: whoever installs the package has no contract to import. A test
// compares them with it.

type RequestKind =
  | 'comutacao-bibliografica'
  | 'levantamento-bibliografico'
  | 'ficha-catalografica'
  | 'pesquisa-especializada'
  | 'emprestimo-inter-bibliotecas';

export interface Persona {
  id: string;
  login: string;
  password: string;
  /** What this demo person's data show. */
  shows: string;
}

/** What a demo person has now. */
export interface PersonState {
  login: string;
  emprestimos: number;
  atrasados: number;
  /** Holds in a queue, and those that are ready. */
  na_fila: number;
  prontas: number;
  /** In reais, with the fines that still grow. */
  devido: number;
  guias: number;
  nao_lidos: number;
  /** What the desk acts on: copies on loan, open requests, and debts. */
  exemplares: { cod_exemplar: string; titulo: string; data_prevista: string }[];
  /** `tipo`: `solicitacao-emprestimo`, or one of the types of the other requests. */
  pedidos: { tipo: string; codigo: string; status: string }[];
  /** `cresce`: a fine of a copy that is not back, which is not paid yet. */
  debitos: { cod_debito: string; motivo: string; valor: number; cresce: boolean }[];
}

/** A ready state of the library. */
export interface Story {
  name: string;
  /** Whose sign-in shows it. */
  login: string;
  shows: string;
}

export interface Clock {
  now: string;
  /** The civil date, `YYYY-MM-DD`. */
  today: string;
  /** Whether it is stopped. */
  stopped: boolean;
  sandbox: string | null;
}

/** The clock after it was moved or stopped, and what happened meanwhile. */
export interface MovedClock extends Omit<Clock, 'sandbox'> {
  events: DueEvent[];
}

/** What happened while the clock moved; further fields are its data. */
export interface DueEvent {
  em: string;
  evento: string;
  [field: string]: unknown;
}

export interface Fault {
  name: string;
  /** The call that it applies to, by name or id; otherwise those that it is made for. */
  endpoint?: string | undefined;
  times?: number | undefined;
  delay_ms?: number | undefined;
  /** At most so much more, drawn for each call. */
  jitter_ms?: number | undefined;
  /** Of the calls that it applies to, 0.001 to 1; drawn for each call. */
  probability?: number | undefined;
  /** The same seed draws the same again. */
  seed?: number | undefined;
}

export interface KnownFault {
  name: string;
  about: string;
  endpoints: string[];
}

export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  /** The same as HTML, and the address that stops mails like it; null where a mail has none. */
  html: string | null;
  parar: string | null;
  anexos: { nome: string; tipo: string; base64: string }[];
  data: string;
  /** `guardado`: it stays in the outbox, since this server sends no mail. */
  situacao: 'guardado' | 'na_fila' | 'enviado' | 'desistiu';
  /** What the mail server said last; null: nothing went wrong. */
  falha: string | null;
}

export interface LoggedCall {
  id: number;
  em: string;
  call: string;
  method: string;
  route: string;
  status: number;
  token: 'anonymous' | 'public' | 'patron';
  sandbox: string;
  ms: number;
  rule?: string | undefined;
  fault?: string | undefined;
  /** How the client broke the documents. */
  violations: string[];
  /** What repeats the call; of the last hundred alone. */
  request?: LoggedRequest | undefined;
}

/** Passwords, tokens and codes are `***`. */
export interface LoggedRequest {
  /** The whole address. */
  url: string;
  headers: Record<string, string>;
  /** Whether a token was sent. */
  authorized: boolean;
  body: string | null;
  /** Whether a part is missing: it was too long, a form with a file, or not read since the call was refused before. */
  cut: boolean;
}

export interface Institution {
  variant: string;
  variants: string[];
  activities: { codigo: number; descricao: string; existe: boolean }[];
}

export interface InstitutionChange {
  variant?: string | undefined;
  activities?: { codigo: number; existe: boolean }[] | undefined;
}

/** What a library says about itself, with the words of its file (`npm run library`). What is left out stays as it is. */
export interface Library {
  instituicao?:
    | {
        sigla?: string | undefined;
        nome?: string | undefined;
        /** The colour, `#rrggbb`. */
        tema?: string | undefined;
        /** A PNG or SVG as data address. */
        logo?: string | null | undefined;
        denominacao_login?: string | null | undefined;
        msg_login?: string | null | undefined;
        msg_suporte_consulta?: string | null | undefined;
        link_lgpd?: string | null | undefined;
        /** What each day of delay costs, in reais. */
        multa_dia?: number | undefined;
      }
    | undefined;
  campi?: { cod_campus: number; nome_campus: string }[] | undefined;
  bibliotecas?:
    | {
        /** Its code in the records, which tells which library is meant. */
        sigla: string;
        desc_biblioteca: string;
        cod_campus: number;
        /** 1 is Monday; both times are null on a day without hours. */
        horarios?: { dia_semana: number; abre: string | null; fecha: string | null }[] | undefined;
        /** Days on which it is closed, `YYYY-MM-DD`. */
        feriados?: { dia: string; nome: string }[] | undefined;
        andares?: string[] | undefined;
        servicos?: string[] | undefined;
        locais_recebimento?: string[] | undefined;
      }[]
    | undefined;
  tipos_emprestimo?:
    | {
        descricao: string;
        dias: number;
        permite_emprestimo: boolean;
        permite_reserva: boolean;
        /** How often a loan may be renewed. */
        renovacoes?: number | undefined;
      }[]
    | undefined;
  /** `tipo`: the kind of request; `valor` in reais for each started group of `paginas` pages. */
  solicitacoes?: { tipo: RequestKind; dias_uteis: number; valor: number; paginas: number | null }[] | undefined;
  guias?: { titulo: string; descricao: string | null; texto: string; secao: number }[] | undefined;
  perguntas?: { pergunta: string; resposta: string }[] | undefined;
  informacoes?: string[] | undefined;
  /** The functions of the page, by their codes. */
  atividades?:
    | { codigo: number; existe: boolean; descricao?: string | undefined; informativo?: string | null | undefined }[]
    | undefined;
}

/** An import of MARC records, of the control room or of the command. */
export interface ImportRun {
  id: number;
  name: string;
  /** `receiving`: its file is not there as a whole. `interrupted`: it was stopped, or a server ended. */
  state: 'receiving' | 'importing' | 'interrupted' | 'done' | 'failed' | 'undoing' | 'undone';
  started_at: string;
  finished_at: string | null;
  /** Of the file, how many have arrived, and how many of these are read; null for an import of the command. */
  bytes: number | null;
  received: number;
  read: number;
  /** Records of the file, from the first, that are dealt with. */
  records: number;
  /** Titles that it created and changed; once it is undone, those that stayed. */
  added: number;
  updated: number;
  /** What was found wrong: how many records of each kind, the first of them, and whether they are left out. */
  notes: { kind: string; records: number; first: number; rejected: boolean }[];
  failure: 'not-marc' | 'unreadable' | 'no-records' | null;
  /** Libraries that it created. */
  libraries: string[];
  /** Whether the rest can be imported without sending the file again. */
  resumable: boolean;
}

/** A file of MARC records that is to be imported. */
export interface NewImport {
  name: string;
  bytes: number;
  /** The source of the control numbers of records without 003. */
  source?: string | undefined;
  encoding?: 'utf-8' | 'marc-8' | 'iso-8859-1' | undefined;
}

/** An HTTP Archive, of which the JSON replies are used. */
export interface Har {
  log: {
    entries: {
      request: { method: string; url: string };
      response: { status: number; content?: { text?: string } };
    }[];
  };
}

/** A tenant's data as a file: JSON, which only a server of the same version opens. */
export interface SnapshotFile {
  formato: 'catalogue-snapshot-1';
  esquema: string;
  base64: string;
}

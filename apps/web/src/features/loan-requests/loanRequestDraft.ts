import type { Reply, loanRequests } from '@catalogue/api-contract';
import { deliveryFlaws, type DeliveryFlaw } from '@catalogue/domain';
import { choiceId, completedChoice, offeredOrOnly, type CopyChoice } from '../../shared/CopyChoices';
import type { FieldError } from '../../shared/ui/ErrorSummary';

export type RequestOptions = Reply<typeof loanRequests.getLoanRequestOptions>;
export type Way = 'place' | 'home' | 'elsewhere';

/** The fields of the form; '' for an empty one. */
export interface LoanRequestDraft extends CopyChoice {
  biblioteca_origem: string;
  biblioteca_recebimento: string;
  telefone: string;
  email: string;
  pessoa_autorizada: string;
  way: Way;
  cod_local_recebimento: string;
  domicilio: string;
  recebimento_textual: string;
}

/** The draft completed with the patron's known data and with single options. */
export function completed(options: RequestOptions, draft: Partial<LoanRequestDraft>): LoanRequestDraft {
  const codesOf = (units: readonly { cod_biblioteca: string }[]) => units.map(({ cod_biblioteca }) => cod_biblioteca);
  return {
    telefone: options.telefone ?? '',
    email: options.email ?? '',
    pessoa_autorizada: '',
    way: 'place',
    cod_local_recebimento: '',
    domicilio: options.domicilio ?? '',
    recebimento_textual: '',
    ...draft,
    biblioteca_origem: offeredOrOnly(draft.biblioteca_origem, codesOf(options.bibliotecas_origem)),
    biblioteca_recebimento: offeredOrOnly(draft.biblioteca_recebimento, codesOf(options.bibliotecas_recebimento)),
    ...completedChoice(options, draft),
  };
}

/** The receiving places of the receiving library. */
export const placesOf = (options: RequestOptions, draft: LoanRequestDraft) =>
  options.locais_recebimento.filter(({ cod_biblioteca }) => cod_biblioteca === draft.biblioteca_recebimento);

const deliveryOf = (draft: LoanRequestDraft) => ({
  telefone: draft.telefone,
  email: draft.email,
  ...(draft.way === 'home' && { domicilio: draft.domicilio.trim() }),
  ...(draft.way === 'elsewhere' && { recebimento_textual: draft.recebimento_textual.trim() }),
  ...(draft.way === 'place' &&
    draft.cod_local_recebimento && { cod_local_recebimento: Number(draft.cod_local_recebimento) }),
});

export const fieldId = (name: keyof LoanRequestDraft) => `pedido-${name}`;

const fields = {
  telefone_invalido: 'telefone',
  email_invalido: 'email',
  domicilio_obrigatorio: 'domicilio',
  local_recebimento_obrigatorio: 'cod_local_recebimento',
  local_recebimento_invalido: 'cod_local_recebimento',
} as const satisfies Record<DeliveryFlaw, keyof LoanRequestDraft>;
const fieldOfFlaw = (flaw: DeliveryFlaw, { way }: LoanRequestDraft): keyof LoanRequestDraft =>
  flaw === 'local_recebimento_obrigatorio' && way === 'elsewhere' ? 'recebimento_textual' : fields[flaw];

/** All errors of the draft, in the order of the form. The delivery is validated by the server's own rule. */
export function flawsOf(options: RequestOptions, draft: LoanRequestDraft, t: (key: string) => string): FieldError[] {
  const flaws: FieldError[] = [];
  const add = (id: string, key: string) => flaws.push({ id, text: t(key) });
  if (!draft.biblioteca_origem) add(fieldId('biblioteca_origem'), 'missing_origin');
  for (const name of ['volume', 'tomo', 'parte', 'material_adicional'] as const)
    if (!draft[name]) add(choiceId(name), `missing_${name}`);
  if (!draft.biblioteca_recebimento) add(fieldId('biblioteca_recebimento'), 'missing_receiving');
  const places = placesOf(options, draft).map(({ cod_local_recebimento }) => Number(cod_local_recebimento));
  for (const flaw of deliveryFlaws(deliveryOf(draft), places)) {
    const field = fieldOfFlaw(flaw, draft);
    // Without a receiving library its places cannot be chosen; the missing library is reported already.
    if (field !== 'cod_local_recebimento' || draft.biblioteca_recebimento) add(fieldId(field), flaw);
  }
  return flaws;
}

/** The twelve fields in the shape of the call. */
export const bodyOf = (draft: LoanRequestDraft) => ({
  biblioteca_origem: draft.biblioteca_origem,
  biblioteca_recebimento: draft.biblioteca_recebimento,
  volume: draft.volume,
  tomo: draft.tomo,
  parte: draft.parte,
  material_adicional: draft.material_adicional,
  ...(draft.pessoa_autorizada.trim() && { pessoa_autorizada: draft.pessoa_autorizada.trim() }),
  ...deliveryOf(draft),
});

import {
  requestTypes,
  switchingForms,
  type RequestType,
  type SwitchingType,
  type requests,
} from '@catalogue/api-contract';
import {
  interLibraryFlaw,
  maxUnfinishedRequests,
  requestFlaw,
  type RequestFields,
  type RequestForm,
} from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Patron } from '../../http/auth';
import type { Handlers } from '../../http/serve';
import { findContact } from '../person/person.public';
import { findUnits } from '../units/units.public';
import { findConditions, findPartners, findRequests, storeRequest } from './requests.store';

const isSwitching = (type: string): type is SwitchingType => Object.hasOwn(switchingForms, type);
const isRequestType = (type: string): type is RequestType => (requestTypes as readonly string[]).includes(type);

/** The field that a refusal is about. */
const at = (field: string, key: string) => ({ [field]: [key] });

const full = { facts: { maximo: maxUnfinishedRequests } };

/** Null when the person has too many open requests. */
async function keep(form: RequestForm, dados: RequestFields, { cod_pessoa }: Patron, { db, clock }: Deps) {
  const kind = isSwitching(form)
    ? { tipo: 'comutacao-bibliografica' as const, subtipo: form }
    : { tipo: form, subtipo: null };
  const codigo = await storeRequest(db, { cod_pessoa, ...kind, dados, data: clock.now() });
  return codigo === null ? null : { codigo, message: 'SolicitacaoEnviadaSucesso' };
}

export const requestsHandlers: Handlers<typeof requests> = {
  async requestSwitching({ params: { type }, body, patron, refuse }, deps) {
    if (!isSwitching(type)) return refuse('Tipo de solicitação não encontrado.', { facts: { type } });
    if (!switchingForms[type].safeParse(body).success) refuse('formulario_de_outro_tipo', { facts: { type } });
    const flaw = requestFlaw(type, body, deps.today());
    if (flaw) refuse(flaw.key, { errors: at(flaw.campo, flaw.key), facts: body });
    return (await keep(type, body, patron, deps)) ?? refuse('limite_solicitacoes', full);
  },

  async listRequests({ params: { type }, query, patron, refuse }, { db }) {
    if (!isRequestType(type)) return refuse('Tipo de solicitação não encontrado.', { facts: { type } });
    return findRequests(db, patron.cod_pessoa, type, query.status);
  },

  listRequestConditions: (_, { db }) => findConditions(db),

  async requestSurvey({ body, patron, refuse }, deps) {
    const flaw = requestFlaw('levantamento-bibliografico', body, deps.today());
    if (flaw) refuse(flaw.key, { errors: at(flaw.campo, flaw.key), facts: body });
    return (await keep('levantamento-bibliografico', body, patron, deps)) ?? refuse('limite_solicitacoes', full);
  },

  async requestCatalogueSheet({ body, patron, refuse }, deps) {
    const flaw = requestFlaw('ficha-catalografica', body, deps.today());
    if (flaw) refuse(flaw.key, { errors: at(flaw.campo, flaw.key), facts: body });
    return (await keep('ficha-catalografica', body, patron, deps)) ?? refuse('limite_solicitacoes', full);
  },

  async requestSpecialisedSearch({ body, patron, refuse }, deps) {
    const flaw = requestFlaw('pesquisa-especializada', body, deps.today());
    if (flaw) refuse(flaw.key, { errors: at(flaw.campo, flaw.key), facts: body });
    return (await keep('pesquisa-especializada', body, patron, deps)) ?? refuse('limite_solicitacoes', full);
  },

  async getInterLibraryOptions({ patron }, { db }) {
    const { email, telefone } = await findContact(db, patron.cod_pessoa);
    return { bibliotecas: await findUnits(db), instituicoes: await findPartners(db), email, telefone };
  },

  async requestInterLibraryLoan({ body, patron, refuse }, deps) {
    const flaw = requestFlaw('emprestimo-inter-bibliotecas', body, deps.today()) ?? interLibraryFlaw(body);
    if (flaw) refuse(flaw.key, { errors: at(flaw.campo, flaw.key), facts: body });
    const units = (await findUnits(deps.db)).map(({ cod_biblioteca }) => cod_biblioteca);
    const campo = (['biblioteca_origem', 'biblioteca_recebimento'] as const).find((one) => !units.includes(body[one]));
    if (campo)
      refuse('biblioteca_invalida', { errors: at(campo, 'biblioteca_invalida'), facts: { bibliotecas: units } });
    const partners = (await findPartners(deps.db)).map(({ cod_empresa }) => cod_empresa);
    if (body.instituicao !== undefined && !partners.includes(body.instituicao))
      refuse('instituicao_invalida', {
        errors: at('instituicao', 'instituicao_invalida'),
        facts: { instituicoes: partners },
      });
    return (await keep('emprestimo-inter-bibliotecas', body, patron, deps)) ?? refuse('limite_solicitacoes', full);
  },
};

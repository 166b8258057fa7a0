import { InstitutionData, SuggestionStatus, type units } from '@catalogue/api-contract';
import {
  commentBlock,
  maxSuggestionsInDay,
  missingSuggestionField,
  suggestionAddress,
  waitingCommentsLimit,
} from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { lockPatron } from '../../locks.store';
import { storeSuggestion } from '../acquisitions/acquisitions.public';
import { findInstitution } from '../site/site.public';
import { countWaiting, findBuyer, findLibrariesOfCampus, hasLibrary, storeGeneralComment } from './units.store';

export const unitsHandlers: Handlers<typeof units> = {
  async listLibrariesOfCampus({ query: { campus = null } }, { db }) {
    return findLibrariesOfCampus(db, campus);
  },

  async sendGeneralComment({ body: { content, b }, patron: { cod_pessoa }, refuse }, { db, clock }) {
    if (!(await hasLibrary(db, b, null))) refuse('biblioteca_invalida', { facts: { b } });
    return db.$transaction(async (tx) => {
      await lockPatron(tx, cod_pessoa);
      const waiting = await countWaiting(tx, cod_pessoa);
      const block = commentBlock(waiting);
      if (block) refuse(block, { facts: { aguardando: waiting, limite: waitingCommentsLimit } });
      const id = await storeGeneralComment(tx, { cod_pessoa, cod_biblioteca: b, content, data: clock.now() });
      return { id, message: 'ComentarioGeralEnviadoSucesso' };
    });
  },

  async sendSuggestion({ body, patron: { cod_pessoa }, refuse }, { db, clock, today, settings }) {
    const { campus = null, biblioteca } = body;
    const campo = missingSuggestionField(body);
    if (campo)
      refuse('CampoObrigatorioNaoPreenchido', {
        errors: { [campo]: ['CampoObrigatorioNaoPreenchido'] },
        facts: { campo },
      });
    if (!(await hasLibrary(db, biblioteca, campus))) refuse('biblioteca_invalida', { facts: { biblioteca, campus } });
    const { p } = InstitutionData.parse(await findInstitution(db));
    const buyer = await findBuyer(db, cod_pessoa);
    const url = suggestionAddress(buyer, p.__web_aquisicao);
    if (url) refuse('sugestao_de_professor', { facts: { ...buyer, url } });
    const suggestion = { ...body, cod_pessoa, data: clock.now(), cod_situacao: SuggestionStatus.suggested };
    const id = await storeSuggestion(db, suggestion, { today: today(), timeZone: settings.TIME_ZONE });
    if (id === null) return refuse('limite_sugestoes', { facts: { maximo: maxSuggestionsInDay } });
    return { id, message: 'SugestaoAquisicaoEnviadoSucesso' };
  },
};

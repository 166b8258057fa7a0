import type { handOvers } from '@catalogue/api-contract';
import { myLibraryMarker } from '@catalogue/domain';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/serve';
import { demoAddress, handOver } from './handOver';
import { findAccount, findServiceAddresses } from './person.store';

export const handOverHandlers: Handlers<typeof handOvers> = {
  async getPortalAddress({ patron, refuse }, deps) {
    const address = (await findServiceAddresses(deps.db))?.meu_pergamum_url;
    if (!address) return refuse('redirecionamento_nao_configurado', { facts: { meu_pergamum_url: null } });
    const { url } = await handOver(deps, patron, address);
    return { url };
  },

  async getHandOverToken({ patron, refuse }, deps) {
    const address = (await findServiceAddresses(deps.db))?.meu_pergamum_url;
    if (!address) return refuse('redirecionamento_nao_configurado', { facts: { meu_pergamum_url: null } });
    return handOver(deps, patron, address);
  },

  async redirectToProvider({ body, patron, refuse }, deps) {
    const person = await findAccount(deps.db, patron.cod_pessoa);
    if (!person?.cpf) refuse('usuario_sem_cpf', { facts: { cpf: null } });
    // Minha Biblioteca identifies readers by their e-mail address (D2 §8, ruling D15).
    if (body.base === 'minhabiblioteca' && !person?.email)
      throw new Refusal(500, `${myLibraryMarker}: o e-mail do leitor não está cadastrado no provedor.`);
    const { url } = await handOver(deps, patron, demoAddress(body.base));
    return { url };
  },

  async redirectToPaperPosting({ patron, refuse }, deps) {
    const address = (await findServiceAddresses(deps.db))?.postagem_url;
    if (!address) return refuse('postagem_nao_configurada', { facts: { postagem_url: null } });
    if (!(await findAccount(deps.db, patron.cod_pessoa))?.cpf) refuse('usuario_sem_cpf', { facts: { cpf: null } });
    const { url } = await handOver(deps, patron, address);
    return { url };
  },

  async openApp({ patron, refuse }, deps) {
    const address = (await findServiceAddresses(deps.db))?.app_layers_url;
    if (!address) return refuse('app_nao_configurado', { facts: { app_layers_url: null } });
    if (!(await findAccount(deps.db, patron.cod_pessoa))?.cpf) refuse('usuario_sem_cpf', { facts: { cpf: null } });
    const { url } = await handOver(deps, patron, address);
    return { url };
  },
};

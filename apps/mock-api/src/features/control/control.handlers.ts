import type { control } from '@catalogue/api-contract';
import { demoPassword } from '@catalogue/database/demoPassword';
import type { Handlers } from '../../http/serve';
import { findPersonas } from './control.store';

export const controlHandlers: Handlers<typeof control> = {
  async listPersonas(_, { db }) {
    const personas = await findPersonas(db);
    return personas.map((persona) => ({ ...persona, password: demoPassword }));
  },
};

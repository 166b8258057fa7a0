import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { assumed } from './fields';

/** The mock's own calls: health and the control room. A real server has none of them. */
export const control = defineContract({
  listPersonas: {
    id: 'mock-personas',
    summary: 'Demo people and what each of them shows',
    method: 'GET',
    path: '/__mock/personas',
    access: 'none',
    reply: z.array(
      z.object({
        id: assumed(z.string()),
        login: assumed(z.string()),
        password: assumed(z.string()),
        shows: assumed(z.string()),
      }),
    ),
  },
});

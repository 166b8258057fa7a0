import { teachingPlanApi } from '../../web/src/features/teaching-plan/teaching-plan.api';
import { teachingPlanReads } from '../../web/src/features/teaching-plan/teaching-plan.reads';
import { describePact } from './describePact';
import { asPatron } from './headers';

describePact('teachingPlan', teachingPlanReads, [
  {
    title: 'a patron chooses a department',
    user: 'patron',
    exchanges: [
      {
        that: 'the departments',
        given: [
          { name: 'a patron', params: { login: 'ana' } },
          { name: 'a department', params: { codigo: 'DLE', descricao: 'Departamento de Letras' } },
        ],
        request: { method: 'GET', path: '/api/pessoas/departamentos', headers: asPatron },
        reply: { status: 200, body: [{ codigo: 'DLE', descricao: 'Departamento de Letras' }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(teachingPlanApi.endpoints.listDepartments.initiate());
      return data?.map(({ codigo, descricao }) => `${codigo}: ${descricao}`);
    },
    outcome: ['DLE: Departamento de Letras'],
  },
]);

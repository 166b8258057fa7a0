import type { Story } from '../../tenants/story';
import { Stage } from './stage';

const student = 'nada-consta';
const others = ['duplicado', 'sem-cpf', 'trocas', 'mfaria-aluna', 'intercambio', 'mfaria-servidor'];
const calculus = 64;
const physics = 66;
const history = 201;
/** Every copy of it is on loan in the demo data. */
const artificialIntelligence = 72;

const story = (
  name: string,
  { login = student, shows, play }: { login?: string; shows: string; play: (stage: Stage) => Promise<void> },
): Story => ({ name, login, shows, play: (tenant) => play(new Stage(tenant)) });

/** The stories that ship with the demo data: what happened to some of the demo people up to the moment that is shown. */
export const stories: readonly Story[] = [
  story('first-day', {
    shows: 'Natália acabou de pegar os dois primeiros livros e reservou um terceiro, que está todo emprestado.',
    async play(stage) {
      await stage.lend(student, calculus);
      await stage.lend(student, physics);
      await stage.hold(student, artificialIntelligence);
    },
  }),
  story('exam-week', {
    shows:
      'Um livro de Natália vence amanhã, e outra pessoa o espera: não pode ser renovado, e na estante não sobrou nenhum exemplar. Ela acabou de pegar outro.',
    async play(stage) {
      const { cod_exemplar, data_prevista } = await stage.lend(student, calculus);
      await stage.lendAll(others, calculus);
      await stage.hold('limite-comentarios', calculus, cod_exemplar);
      await stage.passUntil(data_prevista, -1);
      await stage.lend(student, physics);
    },
  }),
  story('long-queue', {
    shows: 'Todos os exemplares estão emprestados, e Natália espera depois de outras seis pessoas.',
    async play(stage) {
      for (const login of [...others, student]) await stage.hold(login, artificialIntelligence);
    },
  }),
  story('late-and-blocked', {
    shows:
      'Natália devolveu um livro oito dias depois do prazo e ainda tem outros dois: as multas impedem renovar e receber o nada consta.',
    async play(stage) {
      const { cod_exemplar, data_prevista } = await stage.lend(student, calculus);
      await stage.lend(student, physics);
      await stage.lend(student, history);
      await stage.passUntil(data_prevista, 8);
      await stage.takeBack(cod_exemplar);
    },
  }),
];

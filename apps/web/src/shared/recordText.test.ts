import { WorkType } from '@catalogue/domain';
import i18next from 'i18next';
import { textsIn } from '../testing/texts';
import { callNumberLines, languageText, workTypeText } from './recordText';

const wordsIn = (language: string) =>
  i18next.createInstance({ lng: language, resources: { [language]: textsIn(language) } });

it.each(Object.entries(WorkType))('has a word of its own for a %s', async (_, type) => {
  const ofType = { ...type, cod_tipo_obra: String(type.cod_tipo_obra) };
  const textIn = async (language: string) => {
    const words = wordsIn(language);
    await words.init();
    return workTypeText(ofType, words.getFixedT(null, 'shared'));
  };
  expect(await textIn('pt')).toBe(type.desc_tipo_obra);
  expect(await textIn('en')).not.toMatch(/^workType|^$/);
});

it('leaves a library that numbers its types otherwise its own word', async () => {
  const words = wordsIn('en');
  await words.init();
  const t = words.getFixedT(null, 'shared');
  expect(workTypeText({ cod_tipo_obra: '1', desc_tipo_obra: 'Folheto' }, t)).toBe('Folheto');
  expect(workTypeText({ cod_tipo_obra: '7000', desc_tipo_obra: 'Fita' }, t)).toBe('Fita');
});

it.each([
  ['fre', 'Francês', 'en', 'French'],
  ['fre', 'Francês', 'es', 'Francés'],
  ['fre', 'Francês', 'pt', 'Francês'],
  ['fre', undefined, 'pt', 'Francês'],
  ['tup', 'Tupi', 'en', 'Tupi'],
  ['?', 'Desconhecido', 'en', 'Desconhecido'],
])('names the language %s (%s) in %s: %s', (idioma, idioma_desc, language, name) => {
  expect(languageText({ idioma, idioma_desc }, language)).toBe(name);
});

test.each([
  ['981 F126h 12. ed.', ['981', 'F126h', '12. ed.']],
  ['T 006.32 N778a v. 2', ['T', '006.32', 'N778a', 'v. 2']],
  [' 004 ', ['004']],
])('the call number %s breaks into the lines of its label', (callNumber, lines) => {
  expect(callNumberLines(callNumber)).toEqual(lines);
});

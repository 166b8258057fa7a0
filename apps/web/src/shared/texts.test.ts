import { languages } from '@catalogue/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signInLanguages } from './language';

const source = join(__dirname, '..');
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /[\\/]texts$/.test(path));
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Record<string, string>;
const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

// Words spelt as in Portuguese: a text of only these may be identical, any other is untranslated.
const sameWords = {
  en: 'campus marc marcxml dublin core menu e book books volume material editor p vancouver icmje apa ris zotero mendeley endnote bibtex latex jabref csv iso pdf pearson grupo a cpf'.split(
    ' ',
  ),
  es: [
    'campus alto antes barras autor autores bibliotecas biblioteca cancelar cesta citar confirmar contraste copiado copiar de encontrado',
    'entrar entrando extraviado filtrar filtros idioma lista marc marcxml dublin core menos mostrar nada notas ocultar opcional ordenar',
    'capítulo manuscrito mapa norma normas partitura técnica meses caracteres texto completo',
    'apa código qr vancouver icmje exportar',
    'alertas catalográfica ficha pedidos permanente',
    'atrasado completa enviando esperado falta obra p parte reclamado registro reservar reservas tomo',
    'para por principal página páginas anterior renovando renovar resultado resultados todas todos título títulos ver único',
    'abnt bibtex continuar csv endnote entre enviar exportar formato imprimir iso jabref latex mendeley pdf referencias ris target gedweb término zotero vaciar pearson grupo a programa especial',
    'importado importando importar registros',
    'atendida casado civil departamento divorciado estado semestre separado',
    'alertas catalográfica ficha guardado guardar pedidos permanente total',
    'cpf desde devolver minuto minutos motivo multa pagar segundo segundos valor',
    'abrir adicional área cancelada catálogo como comprados duplicada enviado este fascículos guardando hora idiomas material pedido problema problemas reserva semana simular tipo tipos',
    'códigos curl entregar pausar simulado',
    'curso documento obra rara número números extraviados hora multimedia',
    'adaptador cartógrafo compilador compositor editor entrevistado fotógrafo ilustrador intérprete organizador revisor',
  ].flatMap((line) => line.split(' ')),
};

// D1 §8 prints the English sentence without the login label that the other languages include.
const isPrinted = (language: string, key: string) => language === 'en' && key === 'UsuarioOuSenhaIncorretaCustom';

it('finds the texts of every feature', () => {
  expect(folders.length).toBeGreaterThanOrEqual(6);
});

describe.each(folders)('the texts of %s', (folder) => {
  const portuguese = read(folder, 'pt');

  it.each(languages)('are complete in %s', (language) => {
    const texts = read(folder, language);
    const missingIn = (some: object, all: object) => Object.keys(all).filter((key) => !Object.hasOwn(some, key));
    expect({
      'only in pt': missingIn(texts, portuguese),
      [`only in ${language}`]: missingIn(portuguese, texts),
    }).toEqual({
      'only in pt': [],
      [`only in ${language}`]: [],
    });
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('leave room for the same values in %s', (language) => {
    const texts = read(folder, language);
    const different = Object.keys(portuguese).filter(
      (key) => !isPrinted(language, key) && places(texts[key] ?? '').join() !== places(portuguese[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it.each(['en', 'es'] as const)('are not left in Portuguese in %s', (language) => {
    const texts = read(folder, language);
    const words = (text: string) => text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}+/gu) ?? [];
    const untranslated = Object.entries(portuguese).filter(
      ([key, text]) =>
        texts[key] === text && words(text).some((word) => !sameWords[language].includes(word.toLocaleLowerCase())),
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
  });
});

describe('the texts of the sign-in', () => {
  const session = folders.find((folder) => /session/.test(folder)) ?? '';

  it.each(signInLanguages)('are complete in %s', (language) => {
    const [texts, portuguese] = [read(session, language), read(session, 'pt')];
    expect(Object.keys(texts).sort()).toEqual(Object.keys(portuguese).sort());
    for (const [key, text] of Object.entries(texts))
      if (!isPrinted(language, key)) expect(places(text)).toEqual(places(portuguese[key] ?? ''));
  });

  it.each(signInLanguages)('stand in a whole frame in %s', (language) => {
    expect(Object.keys(read('app/texts', language)).sort()).toEqual(Object.keys(read('app/texts', 'pt')).sort());
  });

  it.each(signInLanguages)('have what they take from the shared texts in %s', (language) => {
    const shared = read('shared/texts', 'pt');
    const own = read(session, 'pt');
    const asked = readdirSync(join(source, dirname(session)), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(source, dirname(session), file), 'utf8'))
      .filter((code) => code.includes("'shared'"))
      .flatMap((code) => [...code.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, key = '']) => key))
      .filter((key) => key in shared && !(key in own));
    expect(asked).toContain('sessionEndedActing');
    const texts = read('shared/texts', language);
    expect(asked.filter((key) => !(key in texts))).toEqual([]);
  });

  it.each(['fr', 'it'])('have around them only what there is in Portuguese, in %s', (language) => {
    for (const folder of ['app/texts', 'shared/texts'])
      for (const [key, text] of Object.entries(read(folder, language)))
        expect(places(text)).toEqual(places(read(folder, 'pt')[key] ?? 'missing {{key}}'));
  });
});

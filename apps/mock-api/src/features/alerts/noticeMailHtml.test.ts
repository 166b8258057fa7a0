import { NoticeKind } from '@catalogue/api-contract';
import { languages, noticeMail, noticeMailText } from '@catalogue/domain';
import { noticeMailHtml } from './noticeMailHtml';

const notice = {
  tipo: NoticeKind.late1Day,
  codigo: '7',
  cod_acervo: '12',
  nome: '<img src=x onerror=alert(1)> & "Cálculo"',
  desc_biblioteca: 'Biblioteca Central',
  dia: '2026-11-24',
  ate: '2026-11-23',
  estado: null,
};
const links = {
  area: 'https://x.example/meupergamum/inicio',
  stop: 'https://x.example/avisos/parar?t=1.atraso.x&y="',
};

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const read = (text: string) => text.replace(/&([a-z#0-9]+);/g, (whole, sign: string) => signs[sign] ?? whole);

test.each(languages)('HTML and text of a mail say the same, and names in it stay text: %s', (idioma) => {
  const mail = noticeMail(
    [notice, { ...notice, nome: 'Física' }],
    { nome_pessoa: 'Ana <b>', idioma },
    { sigla: 'UFVI', perDay: 1.5 },
  );
  const html = noticeMailHtml(mail, links, { sigla: 'UFVI', logo: null }, idioma);
  expect(html).toContain(`<html lang="${idioma}">`);
  expect(html).not.toMatch(/<img|<b>|<script|src=http/);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => read(address))).toEqual([
    links.area,
    links.stop,
  ]);
  const seen = read(html.replace(/<[^>]*>/g, '\n'));
  for (const line of noticeMailText(mail, links).split('\n')) expect(seen).toContain(line.replace(/: https:.*$/, ''));
});

test.each([
  ['image/png', '<img src="cid:logo" alt=""'],
  ['image/svg+xml', 'aria-hidden="true">UFVI</td>'],
])('the logo of the institution stands in it, if mail programs draw it: %s', (type, mark) => {
  const mail = noticeMail([notice], { nome_pessoa: 'Ana', idioma: 'pt' }, { sigla: 'UFVI', perDay: 1.5 });
  const html = noticeMailHtml(mail, links, { sigla: 'UFVI', logo: `data:${type};base64,AAAA` }, 'pt');
  expect(html).toContain(mark);
  expect(html).toContain('>Bibliotecas UFVI</td>');
});

test.each([
  ['pt', 'Você é a 3ª pessoa da fila.'],
  ['en', 'You are number 3 in the queue.'],
  ['es', 'Usted es la persona 3 de la cola.'],
] as const)('a place in the queue is a number in it: %s', (idioma, place) => {
  const moved = { ...notice, tipo: NoticeKind.holdMovedUp, ate: null, estado: '3' };
  const mail = noticeMail([moved], { nome_pessoa: 'Ana', idioma }, { sigla: 'UFVI', perDay: 1.5 });
  expect(noticeMailHtml(mail, links, { sigla: 'UFVI', logo: null }, idioma)).toContain(place);
});

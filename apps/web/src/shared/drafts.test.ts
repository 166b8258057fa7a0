import { adoptDrafts, draftOf, forgetDrafts, saveDraft, readDrafts } from './drafts';

const storageName = 'catalogue.drafts';

beforeEach(async () => {
  sessionStorage.clear();
  await readDrafts();
});

test('what was begun before signing in goes along, and is then its writer’s alone', async () => {
  await saveDraft(null, 'comment', 'Um bom livro');
  expect(draftOf('7', 'comment')).toBe('Um bom livro');
  await saveDraft('7', 'comment', 'Um bom livro, mas longo');
  expect(draftOf(null, 'comment')).toBe('');
  expect(draftOf('8', 'comment')).toBe('');
});

test('what was begun before signing in takes the place of what its writer had begun earlier', async () => {
  await saveDraft('7', 'comment', 'de ontem');
  await saveDraft(null, 'comment', 'de agora');
  await adoptDrafts('7');
  expect(draftOf('7', 'comment')).toBe('de agora');
  expect([draftOf(null, 'comment'), draftOf('8', 'comment')]).toEqual(['', '']);
});

test('two people have each their own draft of the same form', async () => {
  await saveDraft('7', 'request', 'da Ana');
  await saveDraft('8', 'request', 'do Bruno');
  expect([draftOf('7', 'request'), draftOf('8', 'request')]).toEqual(['da Ana', 'do Bruno']);
});

test('signing out leaves no draft in the tab, nobody’s nor anybody’s', async () => {
  await saveDraft(null, 'suggestion', 'de alguém');
  await saveDraft('7', 'request', 'da Ana');
  await forgetDrafts();
  expect([draftOf('8', 'suggestion'), draftOf('7', 'request')]).toEqual(['', '']);
  expect(sessionStorage.getItem(storageName)).toBeNull();
});

test('the tab keeps it encrypted, over a reload', async () => {
  await saveDraft('7', 'request', 'Um pedido');
  expect(sessionStorage.getItem(storageName)).toMatch(/^[\w+/=]+\.[\w+/=]+$/);
  await readDrafts();
  expect(draftOf('7', 'request')).toBe('Um pedido');
});

test('of fast typing the last word is kept', async () => {
  await Promise.all(['U', 'Um', 'Um pedido'].map((text) => saveDraft('7', 'request', text)));
  await readDrafts();
  expect(draftOf('7', 'request')).toBe('Um pedido');
});

test('what is sent leaves nothing behind, and what another hand wrote is as nothing', async () => {
  await saveDraft('7', 'request', 'Um pedido');
  await saveDraft('7', 'request', '');
  expect(sessionStorage.getItem(storageName)).toBeNull();
  sessionStorage.setItem(storageName, 'nothing of ours');
  await readDrafts();
  expect(draftOf('7', 'request')).toBe('');
  expect(sessionStorage.getItem(storageName)).toBeNull();
});

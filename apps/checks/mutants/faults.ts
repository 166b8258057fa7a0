import type { Fault } from './fault';

// Short texts of the code, each once in its file: when one of them changes, the run says that this list is out of date.
const domain = 'libs/domain/src';
const contract = 'libs/api-contract/src';
const server = 'apps/mock-api/src';
const web = 'apps/web/src';
const consumer = 'apps/contract-tests/consumer';

// First, since it reads what the API tests have noted: a fault in one of those would leave its note wrong.
const coverage: Fault[] = [
  {
    name: 'a call is waived that is there',
    suite: 'contract coverage',
    file: 'apps/checks/contract-coverage/waivers.json',
    find: '[]',
    replace: '[{ "group": "loans", "since": "2026-11-21", "reason": "later", "calls": ["emprestimo-token-obter"] }]',
    check: [],
  },
  {
    name: 'the pact of a feature is not committed',
    suite: 'contract coverage',
    file: 'apps/contract-tests/pacts/teachingPlan.json',
    delete: true,
    check: [],
  },
  {
    name: 'the API tests of a feature are gone',
    suite: 'contract coverage',
    file: `${server}/features/alerts/alerts.test.ts`,
    delete: true,
    check: [],
  },
];

const others: Fault[] = [
  {
    name: 'the OpenAPI document leaves out what a call does',
    suite: 'contract conformance',
    file: `${server}/http/openapi.ts`,
    find: 'summary: endpoint.summary,',
    replace: '',
    check: [],
  },
  {
    name: 'a code greater than the database counts ends in a 500',
    suite: 'chance calls',
    file: `${contract}/fields.ts`,
    find: 'codeText = /^[1-9]\\d{0,8}$/',
    replace: 'codeText = /^[1-9]\\d{0,11}$/',
    check: ['--call', 'getTitle'],
  },
  {
    name: 'a character that the database cannot keep ends in a 500',
    suite: 'chance calls',
    file: `${server}/http/input.ts`,
    find: '[\\0\\p{Surrogate}]',
    replace: '[\\0]',
    check: ['--call', 'requestCatalogueSheet'],
  },
];

const rules: Fault[] = [
  {
    name: 'a loan counts as overdue on its last day',
    suite: 'domain',
    file: `${domain}/loans/renewal.ts`,
    find: 'dataDevolucaoPrevista) < today',
    replace: 'dataDevolucaoPrevista) <= today',
    check: [`${domain}/loans/renewal.test.ts`],
  },
  {
    name: 'one renewal more than the limit',
    suite: 'domain',
    file: `${domain}/loans/renewal.ts`,
    find: 'Number(loan.qtdeRenovacoes) >=',
    replace: 'Number(loan.qtdeRenovacoes) >',
    check: [`${domain}/loans/renewal.test.ts`],
  },
  {
    name: 'a kept copy is given away on its last day',
    suite: 'domain',
    file: `${domain}/holds/hold.ts`,
    find: 'validade < day',
    replace: 'validade <= day',
    check: [`${domain}/holds/hold.test.ts`],
  },
  {
    name: 'a hold is refused for the wrong reason',
    suite: 'domain',
    file: `${domain}/holds/hold.ts`,
    find: "return 'exemplar_disponivel'",
    replace: "return 'reserva_sem_exemplar'",
    check: [`${domain}/holds/hold.test.ts`],
  },
  {
    name: 'who came last is served first',
    suite: 'domain',
    file: `${domain}/holds/queue.ts`,
    find: 'one.data < other.data ? -1',
    replace: 'one.data < other.data ? 1',
    check: [`${domain}/holds/queue.test.ts`],
  },
  {
    name: 'a period of one day is refused',
    suite: 'domain',
    file: `${domain}/period.ts`,
    find: 'dataIni > dataFim',
    replace: 'dataIni >= dataFim',
    check: [`${domain}/period.test.ts`],
  },
  {
    name: 'too many attempts are told as an unknown status',
    suite: 'domain',
    file: `${domain}/session/loginFailure.ts`,
    find: "return { tone: 'warning', key: 'tooManyAttempts' }",
    replace: "return { tone: 'warning', key: 'genericStatus' }",
    check: [`${domain}/session/loginFailure.test.ts`],
  },
  {
    name: 'a library is still open at the minute in which it closes',
    suite: 'domain',
    file: `${domain}/site/openingHours.ts`,
    find: 'time < today.fecha',
    replace: 'time <= today.fecha',
    check: [`${domain}/site/openingHours.test.ts`],
  },
];

const wire: Fault[] = [
  {
    name: 'S is no yes any more',
    suite: 'contract',
    file: `${contract}/fields.ts`,
    find: " || value === 'S'",
    replace: '',
    check: [`${contract}/fields.test.ts`],
  },
  {
    name: 'nobody says where a field comes from',
    suite: 'contract',
    file: `${contract}/loans.ts`,
    find: 'desconto: assumed(z.number())',
    replace: 'desconto: z.number()',
    check: [`${contract}/contract.test.ts`],
  },
];

const loansTest = [`${server}/features/loans/loans.test.ts`];
const sessionTest = [`${server}/features/session/session.test.ts`];
const holdsTest = [`${server}/features/holds/holds.test.ts`];
const answers: Fault[] = [
  {
    name: 'loans that were brought back stand among the open ones',
    suite: 'api',
    file: `${server}/features/loans/loans.store.ts`,
    find: '${cod_pessoa} AND e.data_devolucao IS NULL',
    replace: '${cod_pessoa}',
    check: loansTest,
  },
  {
    name: 'two renewals at the same moment pass the limit',
    suite: 'api',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'ORDER BY cod_emprestimo FOR UPDATE`',
    replace: 'ORDER BY cod_emprestimo`',
    check: loansTest,
  },
  {
    name: 'a loan that is not there is refused as held by somebody',
    suite: 'api',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: "refused('emprestimo_nao_encontrado'",
    replace: "refused('titulo_reservado'",
    check: loansTest,
  },
  {
    name: 'a suspension ends a day early',
    suite: 'api',
    file: `${server}/personConditions.store.ts`,
    find: 'f.data_fim >= ${day}',
    replace: 'f.data_fim > ${day}',
    check: holdsTest,
  },
  {
    name: 'a shelf that was left open counts as chosen',
    suite: 'api',
    file: `${server}/features/holds/holds.handlers.ts`,
    find: 'localizacao: localizacao || null,',
    replace: 'localizacao: localizacao ?? null,',
    check: holdsTest,
  },
  {
    name: 'the wait after wrong passwords begins one late',
    suite: 'domain',
    file: `${domain}/session/attempts.ts`,
    find: 'inARow < patience',
    replace: 'inARow <= patience',
    check: [`${domain}/session/attempts.test.ts`],
  },
  {
    name: 'a copied refresh token leaves its successors good',
    suite: 'api',
    file: `${server}/features/session/session.store.ts`,
    find: 'where: { hash, used_at: null }',
    replace: 'where: { hash }',
    check: sessionTest,
  },
  {
    name: 'a search for an author looks among titles',
    suite: 'api',
    file: `${server}/features/search/searchConditions.store.ts`,
    find: "[TermType.author]: ':B'",
    replace: "[TermType.author]: ':A'",
    check: [`${server}/features/search/search.test.ts`],
  },
  {
    name: 'an unexpected error tells what the database said',
    suite: 'api',
    file: `${server}/http/errors.ts`,
    find: "message: 'Ocorreu um erro inesperado.', request_id",
    replace: 'message: error.message, request_id',
    check: [`${server}/http/errors.test.ts`],
  },
  {
    name: 'a username that the database cannot keep reaches it',
    suite: 'api',
    file: `${server}/http/input.ts`,
    find: '[\\0\\p{Surrogate}]',
    replace: '[\\p{Surrogate}]',
    check: [`${server}/http/oauth.test.ts`],
  },
  {
    name: 'another site may frame the page',
    suite: 'api',
    file: `${server}/http/pageSecurity.ts`,
    find: '"frame-ancestors \'none\'",',
    replace: '',
    check: [`${server}/http/pageSecurity.test.ts`],
  },
  {
    name: 'a visitor may ask for what is a patron’s',
    suite: 'api',
    file: `${server}/http/auth.ts`,
    find: "access === 'patron' && kind !== 'patron'",
    replace: "access === 'patron' && kind === 'anonymous'",
    check: [`${server}/http/generated.test.ts`],
  },
];

const data: Fault[] = [
  {
    name: 'a persona lacks the loan of her story',
    suite: 'prisma',
    file: 'prisma/seed/personas.ts',
    find: "{ title: 'Torto arado', dueIn: 4, renewals: 2, waitedFor: true },",
    replace: '',
    check: ['prisma/seed/seed.test.ts'],
  },
  {
    name: 'a title that is imported again loses its libraries',
    suite: 'prisma',
    file: 'prisma/storeTitles.ts',
    find: "jsonb_build_object('B', acervo.dados_adicionais -> 'B')",
    replace: "jsonb_build_object('B', '[]'::jsonb)",
    check: ['prisma/storeTitles.test.ts'],
  },
  {
    name: 'the import passes over a broken record',
    suite: 'tools',
    file: 'tools/import/importFile.ts',
    find: 'else reject(result, reasonOf(result));',
    replace: 'else log(reasonOf(result));',
    check: ['tools/import.test.ts'],
  },
  {
    name: 'the import keeps no rejected records',
    suite: 'tools',
    file: 'tools/import/importFile.ts',
    find: 'if (!options.dryRun) rejects.write(raw);',
    replace: 'if (options.dryRun) rejects.write(raw);',
    check: ['tools/import.test.ts'],
  },
  {
    name: 'a packed file is not unpacked',
    suite: 'tools',
    file: 'tools/import/source.ts',
    find: 'first.value[1] === 0x8b',
    replace: 'first.value[1] === 0x8d',
    check: ['tools/import.test.ts'],
  },
];

const holdScreens = [`${web}/features/holds/holds.test.tsx`];
const apiTest = [`${web}/shared/api.test.ts`];
const parts: Fault[] = [
  {
    name: 'who may fetch the copy is not sent',
    suite: 'screens',
    file: `${web}/features/loan-requests/requestDraft.ts`,
    find: '...(draft.pessoa_autorizada.trim() && { pessoa_autorizada: draft.pessoa_autorizada.trim() }),',
    replace: '',
    check: [`${web}/features/loan-requests/loanRequests.test.tsx`, '-t', 'is sent with what was written'],
  },
  {
    name: 'what was begun before signing in is lost',
    suite: 'screens',
    file: `${web}/shared/drafts.ts`,
    find: '?.[form] ?? drafts[nobody]?.[form]',
    replace: '?.[form]',
    check: [`${web}/shared/drafts.test.ts`],
  },
  {
    name: 'a token that is over is not renewed',
    suite: 'screens',
    file: `${web}/shared/tokens.ts`,
    find: 'if (!latest.refresh) return null;',
    replace: 'if (latest.refresh) return null;',
    check: [...apiTest, '-t', 'refreshes once for ten calls'],
  },
  {
    name: 'each of ten calls renews the token for itself',
    suite: 'screens',
    file: `${web}/shared/tokens.ts`,
    find: 'requests.set(name, running);',
    replace: '',
    check: apiTest,
  },
  {
    name: 'Spanish and English are asked for the wrong way round',
    suite: 'screens',
    file: `${web}/shared/wire.ts`,
    find: "{ en: '5', es: '3' }",
    replace: "{ en: '3', es: '5' }",
    check: apiTest,
  },
  {
    name: 'a list is not read again after it was changed',
    suite: 'screens',
    file: `${web}/shared/api.ts`,
    find: 'invalidatesTags: [tag]',
    replace: 'invalidatesTags: []',
    check: [`${web}/features/loans/renewal.test.tsx`, '-t', 'stays where it was'],
  },
  {
    name: 'the box of a hold has no name',
    suite: 'screens',
    file: `${web}/features/holds/HoldRow.tsx`,
    find: "aria-label={t('selectTitle', { ns: 'shared', title: hold.titulo })}",
    replace: '',
    check: [...holdScreens, '-t', 'what is ready stands first'],
  },
  {
    name: 'the focus is lost with the button that cancelled',
    suite: 'screens',
    file: `${web}/features/holds/HoldList.tsx`,
    find: 'list.current?.focus({ preventScroll: true });',
    replace: 'list.current?.blur();',
    check: [...holdScreens, '-t', 'tells each row what became of it'],
  },
  {
    name: 'the history of holds is asked for of one day',
    suite: 'screens',
    file: `${web}/features/holds/PastHoldsScreen.tsx`,
    find: '({ query: period }',
    replace: '({ query: { ...period, dataIni: period.dataFim } }',
    check: [...holdScreens, '-t', 'is of a period'],
  },
];

const textsTest = [`${web}/shared/texts.test.ts`];
const texts: Fault[] = [
  {
    name: 'a text is missing in Spanish',
    suite: 'texts',
    file: `${web}/features/loans/texts/es.json`,
    find: '  "renewing": "Renovando…",\n',
    replace: '',
    check: textsTest,
  },
  {
    name: 'an English text has lost a value',
    suite: 'texts',
    file: `${web}/features/loans/texts/en.json`,
    find: '{{used}} of {{limit}} renewals',
    replace: '{{used}} renewals',
    check: textsTest,
  },
  {
    name: 'a Spanish text is left in Portuguese',
    suite: 'texts',
    file: `${web}/features/loans/texts/es.json`,
    find: 'Elija al menos un título para renovar.',
    replace: 'Escolha ao menos um título para renovar.',
    check: textsTest,
  },
];

const loansPact = [`${consumer}/loans.pact.test.ts`];
const answersAll = ['-t', 'answers every interaction'];
const pacts: Fault[] = [
  {
    name: 'the app sends its token in other words',
    suite: 'pact consumer',
    file: `${web}/shared/wire.ts`,
    find: '`Bearer ${token}`',
    replace: '`Token ${token}`',
    check: loansPact,
  },
  {
    name: 'the app says to read a field that it does not',
    suite: 'pact consumer',
    file: 'apps/contract-tests/unread.ts',
    find: "fields: ['titulos[].dataSaida'] }",
    replace: 'fields: [] }',
    check: loansPact,
  },
  {
    name: 'the committed pact is an old one',
    suite: 'pact consumer',
    file: 'apps/contract-tests/pacts/loans.json',
    find: '"limiteRenovacoes": 3',
    replace: '"limiteRenovacoes": 4',
    check: loansPact,
  },
  {
    name: 'the server leaves out a field that the app reads',
    suite: 'pact provider',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'e.limite_renovacoes AS "limiteRenovacoes",',
    replace: '',
    check: answersAll,
  },
  {
    name: 'a new hold is answered with another status',
    suite: 'pact provider',
    file: `${contract}/holds.ts`,
    find: 'status: 201,',
    replace: '',
    check: answersAll,
  },
  {
    name: 'an optional field is no longer sent',
    suite: 'pact provider',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'a.ano_publicacao::text AS ano_publicacao,',
    replace: '',
    check: answersAll,
  },
  {
    name: 'a field that only other clients read is no longer sent',
    suite: 'pact provider',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'to_char(e.data_saida, \'DD/MM/YYYY\') AS "dataSaida",',
    replace: '',
    check: [],
  },
];

const journeys: Fault[] = [
  {
    name: 'the button that renews is named by other words',
    suite: 'journeys',
    file: `${web}/features/loans/LoanRow.tsx`,
    find: "title={t('renew')}",
    replace: "title={t('renewSelected')}",
    check: ['renew-a-loan'],
  },
  {
    name: 'a script in the page that its security policy forbids',
    suite: 'journeys',
    file: 'apps/web/index.html',
    find: '</head>',
    replace: '<script>document.title = "…";</script></head>',
    check: ['renew-a-loan'],
  },
  {
    name: 'the dangerous button of a question has the focus',
    suite: 'journeys',
    file: `${web}/shared/ui/ConfirmDialog.tsx`,
    find: '<Button ref={safe} onClick={props.onClose}>',
    replace: '<Button onClick={props.onClose}>',
    check: ['cancel-holds'],
  },
  {
    name: 'the address of a search forgets a choice',
    suite: 'journeys',
    file: `${web}/features/search/searchAddress.ts`,
    find: "name !== 'ordenacao' &&",
    replace: "name !== 'disciplina' && name !== 'ordenacao' &&",
    check: ['restore-a-search'],
  },
  {
    name: 'a session that ends takes the form with it',
    suite: 'journeys',
    file: `${web}/shared/api.ts`,
    find: 'isReauthenticationOffered ? sessionExpired()',
    replace: 'isReauthenticationOffered && isSessionExpired ? sessionExpired()',
    check: ['finish-a-form-after-the-session-ended'],
  },
  {
    name: 'a loan token is counted down by the browser’s clock',
    suite: 'journeys',
    file: `${web}/features/loan-token/TokenScreen.tsx`,
    find: 'loanTokenLeft(expira, now)',
    replace: 'loanTokenLeft(expira, Math.min(now, Date.now()))',
    check: ['token-runs-out'],
  },
  {
    name: 'a hold gets another place than was said',
    suite: 'journeys',
    file: `${server}/features/holds/holds.handlers.ts`,
    find: 'return { cod_reserva, posicao };',
    replace: 'return { cod_reserva, posicao: posicao + 1 };',
    check: ['place-a-hold'],
  },
  {
    name: 'a label is written in Portuguese into the screen',
    suite: 'journeys',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: "label={t('order')}",
    replace: 'label="Ordenar"',
    check: ['--config=apps/e2e/languages.config.ts', '--grep', 'in English'],
  },
  {
    name: 'a button that cannot be used cannot be reached by keyboard',
    suite: 'journeys',
    file: `${web}/shared/ui/Button.tsx`,
    find: 'aria-disabled={isOff || undefined}',
    replace: 'disabled={isOff || undefined}',
    check: ['renew-and-cancel-without-a-mouse', '--grep', 'by keyboard alone'],
  },
];

const tokens = `${web}/shared/theme/tokens.css`;
const emptyBasket = ['basket empty'];
const accessibility: Fault[] = [
  {
    name: 'low contrast in the scheme of high contrast only',
    suite: 'accessibility',
    file: tokens,
    find: '--fg-mudo: #fff;',
    replace: '--fg-mudo: #333;',
    check: emptyBasket,
  },
  {
    name: 'low contrast in the dark scheme only',
    suite: 'accessibility',
    file: tokens,
    find: '--fg-mudo: #bcc6c2;',
    replace: '--fg-mudo: #4a5350;',
    check: emptyBasket,
  },
  {
    name: 'low contrast in the light scheme only',
    suite: 'accessibility',
    file: tokens,
    find: '--fg-mudo: #46504d;',
    replace: '--fg-mudo: #a0a8a5;',
    check: emptyBasket,
  },
  {
    name: 'the page scrolls sideways at 320 px only',
    suite: 'accessibility',
    file: `${web}/shared/ui/EmptyState.module.css`,
    find: 'max-width: 34rem;',
    replace: 'min-width: 22rem;',
    check: emptyBasket,
  },
  {
    name: 'labels are tied to no field',
    suite: 'accessibility',
    file: `${web}/shared/ui/Field.tsx`,
    find: 'htmlFor={control}',
    replace: '',
    check: ['area historico-reservas'],
  },
  {
    name: 'the box of a loan has no name',
    suite: 'accessibility',
    file: `${web}/features/loans/LoanRow.tsx`,
    find: "aria-label={t('selectTitle', { ns: 'shared', title: title.descricao })}",
    replace: '',
    check: ['area titulos-pendentes late'],
  },
];

const types: Fault[] = [
  {
    name: 'a rule gives a reason that it does not name',
    suite: 'types',
    file: `${domain}/loans/renewal.ts`,
    find: "return 'titulo_reservado'",
    replace: "return 'titulo_com_reserva'",
    check: [domain.replace('/src', '')],
  },
  {
    name: 'a handler refuses what the contract does not declare',
    suite: 'types',
    file: `${contract}/holds.ts`,
    find: 'exemplar_disponivel: 422,',
    replace: '',
    check: [server.replace('/src', '')],
  },
  {
    name: 'a screen asks for a text that nobody wrote',
    suite: 'types',
    file: `${web}/features/loans/LoanRow.tsx`,
    find: "busyLabel={t('renewing')}",
    replace: "busyLabel={t('renewingNow')}",
    check: [web.replace('/src', '')],
  },
  {
    name: 'an optional field has another type than the screens take',
    suite: 'types',
    file: `${contract}/loans.ts`,
    find: 'limiteRenovacoes: assumed(z.optional(Count))',
    replace: 'limiteRenovacoes: assumed(z.optional(Text))',
    check: [web.replace('/src', '')],
  },
];

const lint: Fault[] = [
  {
    name: 'a handler takes the time from the computer',
    suite: 'lint',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: 'loanTokenEnd(clock.now())',
    replace: 'loanTokenEnd(new Date())',
    check: [`${server}/features/loans/loans.handlers.ts`],
  },
  {
    name: 'a server feature knows Fastify',
    suite: 'lint',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: 'export const loansHandlers',
    replace: "export type { FastifyRequest } from 'fastify';\nexport const loansHandlers",
    check: [`${server}/features/loans/loans.handlers.ts`],
  },
  {
    name: 'a web feature imports the inside of another one',
    suite: 'lint',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export { HoldRow } from '../holds/HoldRow';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'the web app imports the server',
    suite: 'lint',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export { Refusal } from '../../../../mock-api/src/http/errors';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'a web feature imports Fastify',
    suite: 'lint',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export type { FastifyRequest } from 'fastify';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'two files import each other',
    suite: 'lint',
    file: `${domain}/dates.ts`,
    find: 'export const addDays',
    replace: "export { renewalBlock } from './loans/renewal';\nexport const addDays",
    check: [`${domain}/dates.ts`],
  },
  {
    name: 'the domain reads files',
    suite: 'lint',
    file: `${domain}/loans/fine.ts`,
    find: 'export const finePerDay',
    replace: "export { readFileSync } from 'node:fs';\nexport const finePerDay",
    check: [`${domain}/loans/fine.ts`],
  },
];

const format: Fault[] = [
  {
    name: 'a file is not written as all others',
    suite: 'format',
    file: `${domain}/loans/fine.ts`,
    find: 'finePerDay = 1.5;',
    replace: 'finePerDay  =  1.5',
    check: [`${domain}/loans/fine.ts`],
  },
];

export const faults: Fault[] = [
  ...coverage,
  ...others,
  ...rules,
  ...wire,
  ...answers,
  ...data,
  ...parts,
  ...texts,
  ...pacts,
  ...journeys,
  ...accessibility,
  ...types,
  ...lint,
  ...format,
];

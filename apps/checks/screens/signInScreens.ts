import { Activity } from '@catalogue/api-contract';
import { demoPassword } from '@catalogue/database/demoPassword';
import { recoveryCodePattern } from '@catalogue/domain';
import { anError, aNotice, type Screen, type Step } from './screen';

const username = 'input[name=username]';
const password = 'input[name=password]';
const newPassword = 'input[name=new-password]';
const code = 'input[name=code]';
const send = 'main form button[type=submit]';
const typed = (login: string, secret: string = demoPassword): Step[] => [
  { field: username, value: login },
  { field: password, value: secret },
  send,
];

const signIn = (state: string, more: Partial<Screen> = {}): Screen => ({
  name: `sign-in ${state}`,
  address: '/login',
  ...more,
});
const at = (variant: string) => ({ sandbox: { institution: { variant } } });
const withCaptcha = { sandbox: { institution: { activities: [{ codigo: Activity.captcha, existe: true }] } } };

const recovery = (state: string, steps: Step[], more: Partial<Screen> = {}): Screen => ({
  name: `recovery ${state}`,
  address: '/login?modo=senha',
  steps,
  sandbox: {},
  ...more,
});
const mailed: Step[] = [{ field: username, value: 'ana' }, send];
const accepted: Step[] = [...mailed, { field: code, mailed: recoveryCodePattern }];

/** Signing in, in every variant of an institution, and recovering a forgotten password. */
export const signInScreens: Screen[] = [
  { name: 'sign-in', address: '/login' },
  signIn('refused', { steps: [send], shows: anError }),
  signIn('with a wrong password', { steps: typed('ana', 'outra'), shows: aNotice, sandbox: {} }),
  signIn('571', at('571')),
  signIn('571 person', {
    ...at('571'),
    steps: [{ field: username, value: 'mfaria' }, send],
    shows: 'main [type=radio]',
  }),
  signIn('571 person refused', {
    ...at('571'),
    steps: [{ field: username, value: 'mfaria' }, send, send],
    shows: anError,
  }),
  signIn('571 password', {
    ...at('571'),
    steps: [{ field: username, value: 'mfaria' }, send, 'main label:has([type=radio]) >> nth=0', send],
    shows: password,
  }),
  signIn('87', at('87')),
  signIn('87 refused', { ...at('87'), steps: typed('intercambio'), shows: anError }),
  signIn('OIDC', at('oidc')),
  signIn('OIDC password', { ...at('oidc'), steps: [{ field: username, value: 'ana' }, send], shows: password }),
  signIn('SAML', at('saml')),
  signIn('captcha', withCaptcha),
  signIn('captcha missing', { ...withCaptcha, steps: typed('ana'), shows: 'main form [role=alert]' }),
  signIn('login choice', { steps: typed('trocas'), shows: 'main [type=radio]' }),
  signIn('login choice refused', { steps: [...typed('trocas'), send], shows: anError }),
  recovery('1', []),
  recovery('1 refused', [send], { shows: anError }),
  recovery('1 captcha', [], withCaptcha),
  recovery('2', mailed, { shows: code }),
  recovery('2 refused', [...mailed, { field: code, value: '00000000' }], { shows: 'main [role=alert]' }),
  recovery('3', accepted, { shows: newPassword }),
  recovery('3 refused', [...accepted, { field: newPassword, value: '1234' }, send], { shows: 'main [role=alert]' }),
  ...(['fr', 'it'] as const).flatMap((language): Screen[] => [
    signIn(`in ${language}`, { language }),
    signIn(`87 refused in ${language}`, { ...at('87'), steps: typed('intercambio'), shows: anError, language }),
    signIn(`login choice in ${language}`, { steps: typed('trocas'), shows: 'main [type=radio]', language }),
    recovery(`2 refused in ${language}`, [...mailed, { field: code, value: '00000000' }], {
      shows: 'main [role=alert]',
      language,
    }),
    recovery(`3 in ${language}`, accepted, { shows: newPassword, language }),
  ]),
];

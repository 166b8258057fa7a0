import { featuresOf, personalParts } from './personalParts';

// As the build names them.
function mockScreen(file: string, cards: object[] = []) {
  return { type: { file: `src/features/${file}.tsx` }, props: { cards } };
}
jest.mock('../app/personalScreens', () => ({
  personalScreens: {
    inicio: mockScreen('personal-area/HomeScreen', [mockScreen('loans/DueCard'), mockScreen('holds/HoldsCard')]),
    'dados-pessoais/senha': mockScreen('person/PasswordScreen'),
  },
}));

jest.mock('../app/Shell', () => ({ partsOfArea: [{ file: 'src/features/personal-area/AreaMenu.tsx' }] }));

const home = ['personal-area/HomeScreen', 'loans/DueCard', 'holds/HoldsCard', 'personal-area/AreaMenu'];
const password = ['person/PasswordScreen', 'personal-area/AreaMenu'];

test.each([
  ['/meupergamum', home],
  ['/meupergamum/', home],
  ['/meupergamum/inicio', home],
  ['/meupergamum/dados-pessoais/senha', password],
  ['/meupergamum/dados-pessoais/senha/', password],
  ['/meupergamum/nada', []],
  ['/meupergamum/toString', []],
  ['/meupergamumx', []],
  ['/acervo/1', []],
])('the parts of %s are known before its scripts run', (address, parts) => {
  expect(personalParts(address)).toEqual(parts.map((part) => `src/features/${part}.tsx`));
});

test('the texts of parts are those of their features, each once', () => {
  expect(featuresOf(['src/features/loans/A.tsx', 'src/features/loans/B.tsx', 'src/app/C.tsx'])).toEqual(['loans']);
});

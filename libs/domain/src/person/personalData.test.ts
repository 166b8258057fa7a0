import { cpfDigits, cpfText, isCpf } from './cpf';
import { personalDataFlaws, postalCodeText, tidyPersonalData, type EditableData } from './personalData';

const today = '2026-03-10';
const data: EditableData = {
  rua: 'Rua das Acácias, 12',
  complemento: null,
  cep: '36570000',
  cidade: 'Viçosa',
  bairro: 'Centro',
  rg: 'MG-12.345.678',
  cpf: '52998224725',
  nacionalidade: 'Brasileira',
  sexo: 'F',
  data_nascimento: '2001-02-28',
  escolaridade: 'Superior incompleto',
  local: null,
  profissao: null,
  estado_civil: 'solteiro',
  email: 'ana@ufvi.example.org',
  telefone: '(31) 99876-5432',
  recebe_email: true,
};

describe('a CPF', () => {
  it.each([
    ['52998224725', true],
    ['11144477735', true],
    ['52998224724', false],
    ['52998224715', false],
    ['11111111111', false],
    ['5299822472', false],
    ['529982247255', false],
    ['529.982.247-25', false],
    ['', false],
  ])('%j is one: %s', (digits, expected) => expect(isCpf(digits)).toBe(expected));

  it('is sent without its marks, and a letter in it stays to be found', () => {
    expect(cpfDigits(' 529.982.247-25 ')).toBe('52998224725');
    expect(isCpf(cpfDigits('529.982.247-2x'))).toBe(false);
  });
});

describe('marks that a field puts between digits', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982247', '529.982.247'],
    ['52998224725', '529.982.247-25'],
    ['529982247255', '529982247255'],
    ['52998224x', '52998224x'],
  ])('a CPF %j is shown %j', (digits, text) => expect(cpfText(digits)).toBe(text));

  it.each([
    ['36570', '36570'],
    ['365700', '36570-0'],
    ['36570000', '36570-000'],
    ['365700001', '365700001'],
  ])('a postal code %j is shown %j', (digits, text) => expect(postalCodeText(digits)).toBe(text));
});

describe('personal data', () => {
  it('that is right, or left empty, has no flaw', () => {
    expect(personalDataFlaws(data, today)).toEqual({});
    const empty = Object.fromEntries(Object.keys(data).map((name) => [name, null])) as unknown as EditableData;
    expect(personalDataFlaws({ ...empty, recebe_email: false }, today)).toEqual({});
  });

  it.each<[keyof EditableData, unknown, string]>([
    ['cpf', '52998224724', 'cpf_invalido'],
    ['cpf', '529.982.247-25', 'cpf_invalido'],
    ['cep', '3657000', 'cep_invalido'],
    ['cep', '3657000A', 'cep_invalido'],
    ['telefone', '+55 31 99876', 'telefone_invalido'],
    ['telefone', '(31) 99876-5432 10', 'telefone_invalido'],
    ['email', 'ana@ufvi', 'email_invalido'],
    ['email', null, 'email_obrigatorio'],
    ['sexo', 'X', 'sexo_invalido'],
    ['estado_civil', 'noivo', 'estado_civil_invalido'],
    ['data_nascimento', '2025-02-30', 'data_invalida'],
    ['data_nascimento', '28/02/2001', 'data_invalida'],
    ['data_nascimento', '1900-12-31', 'data_invalida'],
    ['data_nascimento', '2026-03-11', 'data_futura'],
    ['rua', 'x'.repeat(121), 'texto_longo'],
  ])('with %s as %j is refused: %s', (field, value, flaw) => {
    expect(personalDataFlaws({ ...data, [field]: value }, today)).toEqual({ [field]: flaw });
  });

  it('is tidied: trimmed, empty as nothing, the postal code as digits', () => {
    const typed = { ...data, rua: '  Rua A ', complemento: '   ', cep: '36.570-000', cpf: ' 52998224725 ' };
    expect(tidyPersonalData(typed)).toMatchObject({
      rua: 'Rua A',
      complemento: null,
      cep: '36570000',
      cpf: '52998224725',
    });
  });
});

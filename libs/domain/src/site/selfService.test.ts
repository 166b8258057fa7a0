import { selfServiceAddress } from './selfService';

const institution = { codEmpresa: '900', p: { __web_url_pw: 'https://biblioteca.example.org' } };
const kiosk = { showAuto: true, codBibAuto: '3', authAuto: '2', idiomaAuto: '1' };

describe('the self-service window', () => {
  it('is the institution’s own, with its place and language', () => {
    expect(selfServiceAddress(institution, kiosk)).toBe(
      'https://biblioteca.example.org/?empresa=900&biblioteca=3&idioma=1&permissao_teclado_numerico=false&tipoAutenticacao=2',
    );
  });

  it.each([
    ['the server says no', institution, { ...kiosk, showAuto: false }],
    ['the institution has no address', { ...institution, p: {} }, kiosk],
    ['its address is none of the web', { ...institution, p: { __web_url_pw: 'javascript:alert(1)' } }, kiosk],
  ])('is none where %s', (_, place, service) => {
    expect(selfServiceAddress(place, service)).toBeNull();
  });
});

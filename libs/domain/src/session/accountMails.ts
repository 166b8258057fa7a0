import type { Language } from '../language';

/** A mail about the account: it goes out at once, whatever the person wants to be told of. */
interface AccountMail {
  subject: string;
  text: string;
}

interface Texts {
  /** The code with which a forgotten password is replaced, and the time until which it is valid. */
  recoveryCode: (it: { name: string; code: string; until: string }) => AccountMail;
  /** The code that confirms a new address. */
  emailCode: (it: { name: string; code: string; hours: number }) => AccountMail;
  /** To the old address: another one, as far as it may be shown, is to take its place; null: none. */
  emailChange: (it: { after: string | null; days: number }) => AccountMail;
  /** To the old address, once another one has taken its place. */
  emailChanged: (it: { after: string; days: number }) => AccountMail;
  /** The password is another one. */
  passwordChanged: AccountMail;
}

const undoInPortuguese = (days: number) =>
  `Se não foi você, use "Esqueci a senha": por ${days} dias o código vem para este endereço, e a senha nova traz o e-mail de volta e encerra o acesso de quem o mudou.`;
const undoInEnglish = (days: number) =>
  `If it was not you, use "I forgot the password": for ${days} days the code comes to this address, and the new password brings the address back and signs out whoever changed it.`;
const undoInSpanish = (days: number) =>
  `Si no fue usted, use "Olvidé la contraseña": durante ${days} días el código llega a esta dirección, y la contraseña nueva recupera el correo y termina el acceso de quien lo cambió.`;

/** Mails about the account, in the reader's language. */
export const accountMails: Record<Language, Texts> = {
  pt: {
    recoveryCode: ({ name, code, until }) => ({
      subject: 'Código para criar uma nova senha',
      text: `${name},\n\nO código para criar uma nova senha da biblioteca é ${code}. Ele vale até as ${until}.\n\nSe você não pediu, ignore esta mensagem: a senha continua a mesma.`,
    }),
    emailCode: ({ name, code, hours }) => ({
      subject: 'Código para confirmar o seu e-mail',
      text: `${name},\n\nO código para confirmar este e-mail na biblioteca é ${code}. Ele vale por ${hours} horas. Digite-o em Dados pessoais.\n\nSe você não pediu, ignore esta mensagem.`,
    }),
    emailChange: ({ after, days }) => ({
      subject: 'Pedido de troca de e-mail',
      text:
        after === null
          ? `O seu e-mail foi retirado do cadastro da biblioteca. ${undoInPortuguese(days)}`
          : `Pediram para trocar o seu e-mail na biblioteca por ${after}. A troca vale depois de confirmada lá; até então, nada muda. ${undoInPortuguese(days)}`,
    }),
    emailChanged: ({ after, days }) => ({
      subject: 'Seu e-mail na biblioteca mudou',
      text: `Seu e-mail na biblioteca agora é ${after}. ${undoInPortuguese(days)}`,
    }),
    passwordChanged: {
      subject: 'Sua senha da biblioteca mudou',
      text: 'A senha da sua conta na biblioteca mudou. Se não foi você, use "Esqueci a senha": o código vem para este endereço, e a senha nova encerra o acesso de quem a mudou.\n\nSe você tinha um endereço para ver os prazos na sua agenda, ele deixou de valer: crie outro em Empréstimos.',
    },
  },
  en: {
    recoveryCode: ({ name, code, until }) => ({
      subject: 'Code for a new password',
      text: `${name},\n\nThe code for a new library password is ${code}. It is valid until ${until}.\n\nIf you did not ask for it, ignore this message: the password stays the same.`,
    }),
    emailCode: ({ name, code, hours }) => ({
      subject: 'Code to confirm your e-mail address',
      text: `${name},\n\nThe code that confirms this address at the library is ${code}. It is valid for ${hours} hours. Type it in Personal data.\n\nIf you did not ask for it, ignore this message.`,
    }),
    emailChange: ({ after, days }) => ({
      subject: 'Your e-mail address is to change',
      text:
        after === null
          ? `Your e-mail address was removed from your library record. ${undoInEnglish(days)}`
          : `Somebody asked to replace your e-mail address at the library with ${after}. It changes once it is confirmed there; until then, nothing does. ${undoInEnglish(days)}`,
    }),
    emailChanged: ({ after, days }) => ({
      subject: 'Your e-mail address at the library has changed',
      text: `Your e-mail address at the library is now ${after}. ${undoInEnglish(days)}`,
    }),
    passwordChanged: {
      subject: 'Your library password has changed',
      text: 'The password of your library account has changed. If it was not you, use "I forgot the password": the code comes to this address, and the new password signs out whoever changed it.\n\nIf you had an address that shows due dates in your calendar, it is no longer valid: make another one in Loans.',
    },
  },
  es: {
    recoveryCode: ({ name, code, until }) => ({
      subject: 'Código para crear una contraseña nueva',
      text: `${name},\n\nEl código para crear una contraseña nueva de la biblioteca es ${code}. Vale hasta las ${until}.\n\nSi no lo pidió, ignore este mensaje: la contraseña sigue siendo la misma.`,
    }),
    emailCode: ({ name, code, hours }) => ({
      subject: 'Código para confirmar su correo',
      text: `${name},\n\nEl código para confirmar este correo en la biblioteca es ${code}. Vale durante ${hours} horas. Escríbalo en Datos personales.\n\nSi no lo pidió, ignore este mensaje.`,
    }),
    emailChange: ({ after, days }) => ({
      subject: 'Pedido de cambio de correo',
      text:
        after === null
          ? `Su correo se quitó del registro de la biblioteca. ${undoInSpanish(days)}`
          : `Alguien pidió cambiar su correo en la biblioteca por ${after}. El cambio vale después de confirmarlo allí; hasta entonces, nada cambia. ${undoInSpanish(days)}`,
    }),
    emailChanged: ({ after, days }) => ({
      subject: 'Su correo en la biblioteca cambió',
      text: `Su correo en la biblioteca ahora es ${after}. ${undoInSpanish(days)}`,
    }),
    passwordChanged: {
      subject: 'Su contraseña de la biblioteca cambió',
      text: 'La contraseña de su cuenta en la biblioteca cambió. Si no fue usted, use "Olvidé la contraseña": el código llega a esta dirección, y la contraseña nueva termina el acceso de quien la cambió.\n\nSi tenía una dirección para ver los plazos en su calendario, ya no vale: cree otra en Préstamos.',
    },
  },
};

import { maxTextLength } from '@catalogue/api-contract';
import { mailLimits, recipientsOf, wrongRecipients } from '@catalogue/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSignedInEmailQuery } from './person.api';

/** The recipients of a mail, one address or several (D1 §5): the patron's own address by default. */
export function useRecipients({ skip = false } = {}) {
  const { t } = useTranslation('shared');
  const { data: own } = useGetSignedInEmailQuery(undefined, { skip });
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const text = typed ?? own?.email ?? '';
  return {
    text,
    /** Returns the addresses; null if they are invalid, and the field then shows the error. */
    check(): string[] | null {
      const recipients = recipientsOf(text);
      const { recipients: max } = mailLimits;
      if (recipients && recipients.length <= max) return recipients;
      const mistyped = wrongRecipients(text);
      if (recipients) setWrong(t('tooManyRecipients', { most: max }));
      else
        setWrong(
          mistyped.length > 0
            ? t('wrongRecipients', { count: mistyped.length, addresses: mistyped.join(', ') })
            : t('noRecipient'),
        );
      field.current?.focus();
      return null;
    },
    /** Props of its `TextField`. */
    field: {
      ref: field,
      hint: t('recipientsHint'),
      error: wrong,
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: maxTextLength,
      value: text,
      onChange: (next: string) => {
        setTyped(next);
        setWrong(undefined);
      },
    } as const,
  };
}

import { maxTextLength } from '@catalogue/api-contract';
import { mailLimits, recipientsOf, wrongRecipients } from '@catalogue/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSignedInEmailQuery } from './person.api';

/** The recipients of a mail, one address or several (D1 §5): the patron's own address by default. */
export function useRecipients({ skip = false } = {}) {
  const { t } = useTranslation('shared');
  const { data: own } = useGetSignedInEmailQuery(undefined, { skip });
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const text = typed ?? own?.email ?? '';
  const recipients = recipientsOf(text);
  const { recipients: max } = mailLimits;

  function flaw(): string | null {
    if (recipients) return recipients.length > max ? t('tooManyRecipients', { most: max }) : null;
    const mistyped = wrongRecipients(text);
    if (mistyped.length === 0) return t('noRecipient');
    return t('wrongRecipients', { count: mistyped.length, addresses: mistyped.join(', ') });
  }
  const wrong = flaw();
  return {
    text,
    count: recipients?.length ?? 0,
    flaws: wrong === null ? [] : [{ id, text: wrong }],
    /** Props of its `TextField`. */
    field: {
      id,
      hint: t('recipientsHint'),
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: maxTextLength,
      value: text,
      onChange: setTyped,
    } as const,
  };
}

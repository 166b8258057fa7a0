import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import css from './LoginMessage.module.css';

// A shorter text fits in two lines and needs no button.
const twoLines = 100;

/** The institution's message (msg_login), collapsed to two lines (D1 §2). Rendered as text, never as HTML. */
export function LoginMessage({ text }: { text: string }) {
  const { t } = useTranslation('session');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > twoLines;
  return (
    <Notice tone="info">
      <p className={clsx('pre-line', isLong && !isOpen && css.textShort)} lang="pt-BR">
        {text}
      </p>
      {isLong && (
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'showLess' : 'showMore')}
        </Button>
      )}
    </Notice>
  );
}

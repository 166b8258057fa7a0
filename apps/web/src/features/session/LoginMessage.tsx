import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';

const Text = styled('p', {
  base: { whiteSpace: 'pre-line' },
  variants: {
    short: { true: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } },
  },
});

// A shorter text fits in two lines and needs no button.
const twoLines = 100;

/** The institution's message (msg_login), collapsed to two lines (D1 §2). Rendered as text, never as HTML. */
export function LoginMessage({ text }: { text: string }) {
  const { t } = useTranslation('session');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > twoLines;
  return (
    <Notice tone="info">
      <Text short={isLong && !isOpen}>{text}</Text>
      {isLong && (
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'showLess' : 'showMore')}
        </Button>
      )}
    </Notice>
  );
}

import { lexer, type MarkedToken, type Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { inCatalogue } from '../../../shared/platform';
import css from './Markdown.module.css';

interface MarkdownProps {
  text: string;
  /** Of its first headings: below the heading that the text stands under. */
  level: 2 | 3;
}

/** A text that the library wrote, in Markdown. HTML in it is shown as it is written; an image is its alternative text. */
export default function Markdown({ text, level }: MarkdownProps) {
  return (
    <div className={css.root} lang="pt-BR">
      {nodesOf(lexer(text, { gfm: false }), level)}
    </div>
  );
}

const nodesOf = (tokens: readonly Token[] = [], level: number): ReactNode =>
  tokens.map((token, at) => <Fragment key={at}>{nodeOf(token as MarkedToken, level)}</Fragment>);

function nodeOf(token: MarkedToken, level: number): ReactNode {
  const inside = 'tokens' in token ? nodesOf(token.tokens, level) : token.raw;
  switch (token.type) {
    case 'heading': {
      const Heading = `h${Math.min(level + token.depth - 1, 6)}` as 'h2';
      return <Heading>{inside}</Heading>;
    }
    case 'paragraph':
      return <p>{inside}</p>;
    case 'list': {
      const items = token.items.map((item, at) => <li key={at}>{nodesOf(item.tokens, level)}</li>);
      return token.ordered ? <ol start={Number(token.start)}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return isAddress(token.href) ? <a href={inCatalogue(token.href)}>{inside}</a> : inside;
    case 'text':
      return token.tokens ? inside : token.text;
    case 'escape':
    case 'image':
      return token.text;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return inside;
  }
}

// Nothing that runs; a path is one of this catalogue.
const isAddress = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(href);

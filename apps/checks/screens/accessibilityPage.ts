import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { languages } from '@catalogue/domain';
import { schemeNames } from './browse';
import { widths } from './looks';
import { pageFile as file, type Result } from './matrix';

/** Writes docs/ACCESSIBILITY.md. */
export async function writePage(rows: Result[]): Promise<void> {
  writeFileSync(file, await format(page(rows), { ...(await resolveConfig(file)), filepath: file }));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const page = (rows: Result[]): string => `# Accessibility

\`npm run axe -- --all\` wrote this page, and \`--all --missing\` the rows of later screens. It tests the ${rows.length} screens of \`apps/checks/screens/list.ts\` against the rules of WCAG 2.2 A and AA
that a program can evaluate:

- in the schemes ${schemeNames.join(', ')};
- at ${widths.join(', ')} px; screens that only narrow windows have, at the first width;
- in ${languages.join(', ')}; the texts that only the sign-in has, in fr or it.

A look is a screen in one scheme, width and language. It checks the rules whose result it can change: all rules in the light scheme, in every
language and width; rules on colours in light, dark and high contrast, in one language; rules on position and size in every look. Grey and
inverted are filters over the light colours, which axe does not see. No screen scrolls sideways, not even on phones with text of 200 %.

**${sum(rows.map(({ looks }) => looks))} looks, ${sum(rows.map(({ found }) => found.length))} violations.**

| screen | looks | violations |
| --- | ---: | ---: |
${rows.map(({ name, looks, found }) => `| ${name} | ${looks} | ${found.length} |`).join('\n')}
${rows
  .filter(({ found }) => found.length > 0)
  .map(({ name, found }) => `\n## ${name}\n\n${found.map((text) => `- ${text}`).join('\n')}\n`)
  .join('')}`;

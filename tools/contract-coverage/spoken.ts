import ts from 'typescript';

const titled = new Set(['it', 'test', 'describe']);

/** `it`, of `it('…')`, `it.each(…)('…')` and `it.skip('…')`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return calledName(callee.expression);
  return ts.isCallExpression(callee) ? calledName(callee.expression) : '';
}

const isTitle = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  titled.has(calledName(node.parent.expression));

/**
 * What a test says to the program: its texts, with `{}` where a value goes in, and the names of what it reaches for, as `.name`.
 * Comments and the titles of tests are not of it.
 */
export function spokenIn(source: string): string {
  const spoken: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isTitle(node)) spoken.push(node.text);
    if (ts.isTemplateExpression(node))
      spoken.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'));
    if (ts.isPropertyAccessExpression(node)) spoken.push(`.${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true));
  return spoken.join('\n');
}

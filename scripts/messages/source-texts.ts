import ts from 'typescript'

/**
 * The English texts of a file's source that people may read: literals of several words, or with a
 * capital. `translations` (also `offerTranslations`) are in other languages, and nobody reads SQL.
 */
export function sourceTexts(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest)
  const found: string[] = []
  function visit(node: ts.Node) {
    if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      /translations$/i.test(node.name.getText(file))
    )
      return
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') return
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.filter((text) => /[A-Z]|\w\s+\w/.test(text))
}

import ts from 'typescript'

/**
 * The messages that a file uses. `keys` are full keys. All keys below a prefix count as used,
 * because the rest is computed. `endings` come from translators whose namespace is not known in the
 * file, with a trailing dot when all keys below are used.
 */
export type MessageUses = { keys: string[]; prefixes: string[]; endings: string[] }

const makers = ['getTranslations', 'useTranslations']
const methods = ['rich', 'markup', 'has']

const isText = ts.isStringLiteralLike

/** Extracts the used messages from a file's source. */
export function messageUses(fileName: string, source: string): MessageUses {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const translators = new Map<string, string>()
  const uses: MessageUses = { keys: [], prefixes: [], endings: [] }

  function findTranslators(node: ts.Node) {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const made = unwrap(node.initializer)
      if (ts.isIdentifier(node.name)) remember(node.name, made)
      if (ts.isArrayBindingPattern(node.name) && ts.isCallExpression(made)) {
        const [list] = made.arguments
        const parts = list && ts.isArrayLiteralExpression(list) ? list.elements : []
        node.name.elements.forEach((element, index) => {
          const part = parts[index]
          if (part && ts.isBindingElement(element)) remember(element.name, unwrap(part))
        })
      }
    }
    ts.forEachChild(node, findTranslators)
  }

  function remember(name: ts.Node, made: ts.Expression) {
    if (!ts.isIdentifier(name) || !ts.isCallExpression(made)) return
    if (!makers.includes(made.expression.getText(file))) return
    const namespace = namespaceOf(made.arguments[0])
    const before = translators.get(name.text)
    // With two translators of the same name in a file, their keys may belong to either.
    if (before !== undefined && before !== namespace) translators.set(name.text, '?')
    else translators.set(name.text, namespace)
  }

  function findUses(node: ts.Node) {
    if (ts.isCallExpression(node)) {
      const { name, method } = callee(node.expression)
      const known = translators.get(name)
      if (known !== undefined || name === 't') record(node.arguments[0], method, known ?? '?')
    }
    ts.forEachChild(node, findUses)
  }

  function record(argument: ts.Expression | undefined, method: string, namespace: string) {
    if (!argument) return
    if (ts.isConditionalExpression(argument)) {
      record(argument.whenTrue, method, namespace)
      return record(argument.whenFalse, method, namespace)
    }
    const start = namespace === '' || namespace === '?' ? '' : `${namespace}.`
    if (isText(argument)) {
      if (namespace !== '?') uses.keys.push(`${start}${argument.text}`)
      else uses.endings.push(argument.text)
      if (method !== 'raw') return
      if (namespace !== '?') uses.prefixes.push(`${start}${argument.text}.`)
      else uses.endings.push(`${argument.text}.`)
    } else {
      const head = ts.isTemplateExpression(argument) ? argument.head.text : ''
      if (start + head !== '') uses.prefixes.push(`${start}${head}`)
    }
  }

  findTranslators(file)
  findUses(file)
  return uses
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node
}

function namespaceOf(argument: ts.Expression | undefined): string {
  if (!argument) return ''
  if (isText(argument)) return argument.text
  if (!ts.isObjectLiteralExpression(argument)) return '?'
  for (const property of argument.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'namespace')
      return isText(property.initializer) ? property.initializer.text : '?'
  return ''
}

function callee(expression: ts.Expression) {
  if (ts.isIdentifier(expression)) return { name: expression.text, method: '' }
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const method = expression.name.text
    const known = method === 'raw' || methods.includes(method)
    return { name: known ? expression.expression.text : '', method }
  }
  return { name: '', method: '' }
}

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

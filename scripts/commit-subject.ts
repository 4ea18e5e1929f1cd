const longest = 72
// Imperatives that end like a past tense or a participle.
const imperatives = ['bring', 'embed', 'feed', 'need', 'ping', 'ring', 'seed', 'speed', 'string']

/**
 * What is wrong with the subject of a commit, which must be `area: imperative subject`; null when
 * it is fine.
 */
export function subjectFault(subject: string): string | null {
  if (subject.length > longest) return `has ${subject.length} characters, ${longest} are allowed`
  if (!/^[a-z][a-z0-9-]*: \S/.test(subject))
    return 'does not begin with its area, as in `checkout: `'
  if (!/^[a-z0-9-]+: [a-z]/.test(subject)) return 'goes on with a capital after its area'
  if (subject.endsWith('.')) return 'ends with a period'
  const [, verb = ''] = /: ([a-z]+)/.exec(subject) ?? []
  if (/(?:ed|ing)$/.test(verb) && !imperatives.includes(verb))
    return `begins with "${verb}", which is no imperative`
  return null
}

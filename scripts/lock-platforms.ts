import { readFileSync } from 'node:fs'

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockedPackage> }
type MissingPackage = { path: string; entry: LockedPackage }

const operatingSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
]

export function readLock(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
}

/**
 * The platform packages that an optional dependency lists by exact version but the lock file lacks.
 * npm omits packages of other systems when they were not on disk or not served at the time
 * (npm/cli#4828), and `npm ci` then rejects the lock file.
 */
export function missingPlatforms({ packages }: Lock): MissingPackage[] {
  const missing = new Map<string, LockedPackage>()
  for (const [owner, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name)
      if (!platform || !/^\d/.test(version)) continue
      const places = lookupPlaces(owner, name)
      const resolved = places.find((path) => packages[path] ?? missing.get(path))
      if (resolved && (packages[resolved] ?? missing.get(resolved))?.version === version) continue
      const place = resolved ? places[places.indexOf(resolved) - 1] : places.at(-1)
      if (!place) throw new Error(`${owner}: no place for ${name}@${version}`)
      const { cpu, libc, os } = platform
      missing.set(place, { version, cpu, ...(dev && { dev }), ...libc, optional: true, os })
    }
  }
  return [...missing].map(([path, entry]) => ({ path, entry }))
}

/** The paths at which Node.js looks for `name` from inside `owner`, nearest first. */
function lookupPlaces(owner: string, name: string) {
  const folders = owner.split('/node_modules/')
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

function platformOf(name: string) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = operatingSystems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu) return null
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') && os === 'linux'
      ? 'glibc'
      : null
  return { os: [os], cpu: [cpu], libc: libc && { libc: [libc] } }
}

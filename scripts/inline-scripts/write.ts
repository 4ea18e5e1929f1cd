import { writeFileSync } from 'node:fs'
import { compileInlineScripts } from './compile'

writeFileSync('lib/inline-scripts/compiled.ts', await compileInlineScripts())

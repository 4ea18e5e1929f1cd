import { runStack } from './stack/run'

await runStack('dev')

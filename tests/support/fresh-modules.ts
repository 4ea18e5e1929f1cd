import { afterAll, vi } from 'vitest'

// The test files share a process, because starting one takes longer than a file, but no module
// state, and nothing that a test replaced.
vi.resetModules()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.useRealTimers()

// What a file still loads when its tests are over fails as an error outside of every test if the
// process ends in between.
afterAll(() => vi.dynamicImportSettled())

import { afterAll, vi } from 'vitest'

// The test files share a process, because starting one takes longer than a file, but no module
// state.
vi.resetModules()
vi.unstubAllGlobals()

// What a file still loads when its tests are over fails as an error outside of every test if the
// process ends in between.
afterAll(() => vi.dynamicImportSettled())

import { vi } from 'vitest'

// The test files share a process, because starting one takes longer than a file, but no module
// state.
vi.resetModules()
vi.unstubAllGlobals()

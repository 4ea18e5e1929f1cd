import { vi } from 'vitest'

// The files share a process, whose start would take longer than they do, but no state of ours.
vi.resetModules()
vi.unstubAllGlobals()

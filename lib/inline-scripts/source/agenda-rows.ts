import { ROWS_WRITTEN } from '@/lib/inline-scripts/rows-written'

dispatchEvent(new Event(ROWS_WRITTEN))

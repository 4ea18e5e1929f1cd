import { ROWS_WRITTEN } from '../rows-written'

dispatchEvent(new Event(ROWS_WRITTEN))

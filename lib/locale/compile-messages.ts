import compile from 'icu-minify/compile'

type Messages = { [key: string]: string | Messages }
type CompiledMessages = { [key: string]: ReturnType<typeof compile> | CompiledMessages }

/** Messages in the form that needs no parser in the browser: the formats of ICU become lists. */
export const compileMessages = (messages: Messages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      // The copy has plain objects, which can be passed to client components.
      typeof message === 'string' ? structuredClone(compile(message)) : compileMessages(message),
    ]),
  )

/**
 * A script of the server's HTML alone. For client components, which give it no text in the browser
 * and so leave the text out of what browsers load: the page has it once and not again in its data.
 * Without a text it is marked as data, because React warns of scripts that no browser would run.
 */
export function HtmlScript({ text, type }: { text: string; type?: string }) {
  return (
    <script
      type={type ?? (text === '' ? 'text/plain' : undefined)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

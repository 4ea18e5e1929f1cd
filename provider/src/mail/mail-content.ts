/** A file of a mail. */
export type Attachment = { filename: string; contentType: string; content: string }

/** What a mail says, in plain sentences; `renderMail` makes both bodies of it. */
export type MailContent = {
  /** The language of the sentences, as a BCP 47 tag. */
  lang: string
  subject: string
  greeting: string
  before: string[]
  /** A code to copy: large in HTML, on its own line in plain text. */
  code?: string
  /** What a reader looks up: a date, an amount. */
  facts?: { label: string; value: string }[]
  /** A button in HTML, an address on its own line in plain text. */
  action?: { label: string; url: string } | undefined
  after?: string[]
  /** Why its reader gets this mail. */
  reason: string
  /** Where mails are chosen and stopped. */
  footerLinks?: { label: string; url: string }[]
  attachments?: Attachment[]
}

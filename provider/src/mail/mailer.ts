export type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends a mail, or throws when it could not even be handed over. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** An email address to write to. */
export function MailLink({ email }: { email: string }) {
  return (
    <a className="ui-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
